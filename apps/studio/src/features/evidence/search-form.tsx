import { evidenceLimits, readHandset } from '@yingzao/contract/studio'
import { Button, Form, Input, Segmented } from 'antd'
import type { Rule } from 'antd/es/form'
import { DateTimePicker } from '../../ui/date-time-picker'
import type { Asked, By } from './evidence-rows'
import { wording } from './wording'

const words = wording.form

interface Typed {
  by: By
  value: string
  at?: number | null
  reason: string
}

const REASON: Rule[] = [
  { required: true, whitespace: true, message: words.reasonMissing(evidenceLimits.leastReason) },
  {
    min: evidenceLimits.leastReason,
    transform: (text: string) => text.trim(),
    message: words.reasonMissing(evidenceLimits.leastReason),
  },
]

/** Who is searched for, until when, and why. What is typed never gets into a URL. */
export function SearchForm({ isBusy, onAsk }: { isBusy: boolean; onAsk: (asked: Asked) => void }) {
  const [form] = Form.useForm<Typed>()
  const by = Form.useWatch('by', form) ?? 'lead'
  return (
    <search aria-label={words.title}>
      <Form<Typed>
        form={form}
        className="ev-form"
        layout="vertical"
        requiredMark={false}
        initialValues={{ by: 'lead', value: '', reason: '' }}
        onFinish={(typed) => onAsk(askedOf(typed))}
      >
        <Form.Item name="by" label={words.by}>
          <Segmented<By>
            aria-label={words.by}
            options={Object.entries(words.bys).map(([value, label]) => ({ value: value as By, label }))}
            // What was typed is not a value of another kind.
            onChange={() => form.setFieldsValue({ value: '' })}
          />
        </Form.Item>
        <Form.Item
          name="value"
          label={words.values[by]}
          dependencies={['by']}
          rules={[{ validator: async (_, text: string) => refuse(by, text ?? '') }]}
        >
          <Input
            placeholder={words.hints[by]}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            inputMode="numeric"
          />
        </Form.Item>
        <Form.Item name="at" label={words.at}>
          <DateTimePicker dayTime="end" isToTheSecond placeholder={words.atHints[by]} />
        </Form.Item>
        <Form.Item name="reason" label={words.reason} rules={REASON} className="ev-reason">
          <Input maxLength={evidenceLimits.reason} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {words.submit}
        </Button>
      </Form>
      <p className="st-hint ev-logged">{words.logged}</p>
    </search>
  )
}

function refuse(by: By, text: string): void {
  const plain = text.trim()
  const isRight = {
    lead: () => /^[1-9]\d{0,14}$/.test(plain),
    order: () => /^\d{24}$/.test(plain),
    handset: () => readHandset(plain) !== undefined,
  }
  if (!isRight[by]()) throw new Error(words.wrong[by])
}

function askedOf({ by, value, at, reason }: Typed): Asked {
  const plain = value.trim()
  const whose = { lead: { lead_id: Number(plain) }, order: { pid: plain }, handset: { handset: plain } }[by]
  const until = at === undefined || at === null ? {} : { at: new Date(at).toISOString() }
  return { ...whose, ...until, reason: reason.trim() }
}
