import { PlusOutlined } from '@ant-design/icons'
import { openDayConsoleLimits as limits } from '@yingzao/contract/studio'
import { Button, Form, InputNumber } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { DateTimePicker } from '../../ui/date-time-picker'
import { type SessionValues, sessionAfter } from './form-values'
import type { SessionRow } from './open-day-rows'
import { wording } from './wording'

const words = wording.form
const chosen = [{ required: true, message: words.missing }]

/** The sessions of an open day: those that cannot be changed, followed by those that can. */
export function SessionFields({ fixed }: { fixed: readonly SessionRow[] }) {
  const form = Form.useFormInstance()
  return (
    <fieldset className="od-sessions">
      <legend>{words.sessions}</legend>
      {fixed.length > 0 && <FixedSessions sessions={fixed} />}
      <Form.List name="sessions">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Session key={key} name={name} onRemove={() => remove(name)} />
            ))}
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={fields.length >= limits.sessions}
              {...(fields.length >= limits.sessions && { title: words.most(limits.sessions) })}
              onClick={() => {
                const sessions: SessionValues[] = form.getFieldValue('sessions') ?? []
                add(sessionAfter(sessions.at(-1)))
              }}
            >
              {words.addSession}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

function FixedSessions({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <>
      <p className="st-hint">{words.sessionsHint}</p>
      <ul className="od-fixed">
        {sessions.map(({ session_id, start_at, end_at, quota, used, state }) => (
          <li key={session_id}>
            <span className="st-number">{wording.span(dateTimeText(start_at), dateTimeText(end_at))}</span>{' '}
            <span className="st-soft">
              {wording.ofPlaces(String(used), String(quota))} {wording.sessions.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A session that has not been saved can be removed again; others are cancelled, for good and with a reason. */
function Session({ name, onRemove }: { name: number; onRemove: () => void }) {
  const session: SessionValues | undefined = Form.useWatch(['sessions', name], {
    form: Form.useFormInstance(),
    // Which one it is, and how many have a place, are in no field.
    preserve: true,
  })
  const at = name + 1
  const least = Math.max(1, session?.used ?? 0)
  return (
    <div className="od-session">
      <Form.Item name={[name, 'start']} rules={chosen}>
        <Time label={words.start(at)} hint={words.startHint} />
      </Form.Item>
      <Form.Item
        name={[name, 'end']}
        dependencies={[['sessions', name, 'start']]}
        rules={[...chosen, afterStart(name)]}
      >
        <Time label={words.end(at)} hint={words.endHint} />
      </Form.Item>
      <Form.Item
        name={[name, 'quota']}
        extra={session && session.used > 0 && words.used(session.used)}
        rules={[
          {
            required: true,
            type: 'integer',
            min: least,
            max: limits.quota,
            message: words.quotaForm(least, limits.quota),
          },
        ]}
      >
        <InputNumber
          aria-label={words.quota(at)}
          placeholder={words.quotaHint}
          controls={false}
          maxLength={6}
        />
      </Form.Item>
      {session && session.session_id === undefined && (
        <Button type="text" danger aria-label={words.removeSession(at)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}

interface TimeProps {
  label: string
  hint: string
  value?: number | null
  onChange?: (ms: number | null) => void
}

/** A time field with a name of its own, as the rows of a list have no labels. */
function Time({ label, hint, value, onChange }: TimeProps) {
  return (
    <DateTimePicker
      dayTime="nextHour"
      aria-label={label}
      placeholder={hint}
      value={value}
      {...(onChange && { onChange })}
    />
  )
}

function afterStart(name: number) {
  return ({ getFieldValue }: { getFieldValue: (path: (string | number)[]) => unknown }) => ({
    validator: async (_rule: unknown, end: number | null | undefined) => {
      const start = getFieldValue(['sessions', name, 'start'])
      if (typeof start === 'number' && typeof end === 'number' && end <= start)
        throw new Error(words.endsEarly)
    },
  })
}
