import { useQuery } from '@tanstack/react-query'
import { alarmLimits, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Form, Input } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { FormProblem } from '../../ui/form-problem'
import { useMember } from '../../ui/member-context'
import { AlarmMark } from './alarm-mark'
import { type AlarmRow, SEEN } from './alarm-rows'
import { wording } from './wording'

const words = wording.detail

/** An alarm: why it was raised, where to look and who is looking after it. */
export function AlarmDrawer({ alarm_id, onClose }: { alarm_id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('alarmDetail', { alarm_id }))
  return (
    <DetailDrawer
      width={520}
      title={query.data ? wording.kinds[query.data.kind] : words.title}
      query={query}
      onClose={onClose}
    >
      {(alarm) => (
        <div className="al-parts">
          <Facts alarm={alarm} />
          <Seen alarm={alarm} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Facts({ alarm }: { alarm: AlarmRow }) {
  const { kind, page_code, page_title, state, began_at, ended_at } = alarm
  return (
    <section className="st-part">
      <h3>{words.facts}</h3>
      <dl className="st-facts">
        <dt>{words.why}</dt>
        <dd>
          <strong>{alarm.words}</strong>
        </dd>
        <dt>{wording.columns.state}</dt>
        <dd>
          <AlarmMark state={state} />
        </dd>
        <dt>{wording.columns.page}</dt>
        <dd>
          {page_title || wording.noPage} <span className="st-soft">{page_code}</span>
        </dd>
        <dt>{wording.columns.began}</dt>
        <dd className="st-number">{dateTimeText(began_at)}</dd>
        <dt>{wording.columns.ended}</dt>
        <dd className="st-number">{ended_at === null ? wording.lasts : dateTimeText(ended_at)}</dd>
        <dt>{words.links}</dt>
        <dd className="al-links">
          <Link to={`/reports/pages/${page_code}`}>{words.report}</Link>
          {page_title !== '' && <Link to={`/pages/${page_code}/edit`}>{words.editor}</Link>}
        </dd>
      </dl>
      <p className="st-hint al-advice">{wording.advice[kind]}</p>
    </section>
  )
}

function Seen({ alarm: { alarm_id, seen_at, seen_by, note } }: { alarm: AlarmRow }) {
  const maySee = mayCall(useMember(), studioOperations.alarmSeen)
  return (
    <section className="st-part">
      <h3>{words.seen}</h3>
      {seen_at === null ? (
        <p className="st-hint">{words.unseen}</p>
      ) : (
        <dl className="st-facts al-seen">
          <dt>{words.seenBy}</dt>
          <dd>{wording.by(seen_by ?? '', dateTimeText(seen_at))}</dd>
          <dt>{words.note}</dt>
          <dd>{note || wording.nobody}</dd>
        </dl>
      )}
      {maySee && <SeenForm alarm_id={alarm_id} note={note} isSeen={seen_at !== null} />}
    </section>
  )
}

function SeenForm({ alarm_id, note, isSeen }: { alarm_id: number; note: string; isSeen: boolean }) {
  const { message } = App.useApp()
  const call = useStudioCall('alarmSeen', { changes: SEEN })
  return (
    <Form<{ note: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ note }}
      onFinish={(typed) =>
        call.mutate(
          { alarm_id, note: typed.note ?? '' },
          { onSuccess: () => void message.success(words.marked) },
        )
      }
    >
      <FormProblem problem={call.error} />
      <Form.Item name="note" label={words.note}>
        <Input maxLength={alarmLimits.note} placeholder={words.noteHint} autoComplete="off" />
      </Form.Item>
      <Button type={isSeen ? 'default' : 'primary'} htmlType="submit" loading={call.isPending}>
        {isSeen ? words.again : words.mark}
      </Button>
    </Form>
  )
}
