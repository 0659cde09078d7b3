import { type HoldScope, holdLimits, holdScopes, readHandset } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import type { Payload } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { BeijingPicker } from '../../../ui/date-time-picker'
import { FormProblem } from '../../../ui/form-problem'
import { PageSelect } from '../../../ui/page-select'
import { REASON_RULES } from '../../../ui/reason-rules'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { wording } from '../wording'
import { CHANGED, holdWords } from './hold-rows'

const words = wording.holds
const formWords = words.form
const DAY = 'YYYY-MM-DD'

interface Typed {
  scope: HoldScope
  handset?: string
  pid?: string
  page_code?: string
  days?: [Dayjs, Dayjs]
  reason: string
  reference_no: string
}

/** Asks what is to be kept and why, shows it once more, and then sets the hold. */
export function SetDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const [seen, setSeen] = useState<Payload<'holdSet'>>()
  const scope = Form.useWatch('scope', form) ?? 'person'
  const call = useStudioCall('holdSet', { changes: CHANGED })
  const set = (asked: Payload<'holdSet'>) =>
    call.mutate(asked, {
      onSuccess: () => {
        void message.success(formWords.done)
        onClose()
      },
    })
  return (
    <Modal
      open
      width={520}
      title={formWords.title}
      onCancel={onClose}
      footer={
        seen ? (
          <>
            <Button onClick={() => setSeen(undefined)}>{formWords.back}</Button>
            <Button type="primary" loading={call.isPending} onClick={() => set(seen)}>
              {formWords.submit}
            </Button>
          </>
        ) : (
          <Button type="primary" onClick={form.submit}>
            {formWords.look}
          </Button>
        )
      }
    >
      <FormProblem problem={call.error} />
      {seen && (
        <>
          <p>
            <strong>{holdWords(askedWords(seen))}</strong>
          </p>
          <p>{words.why(seen.reason, seen.reference_no)}</p>
          <p className="st-hint">{formWords.effect}</p>
        </>
      )}
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ scope: 'person' }}
        onFinish={(typed) => setSeen(payloadOf(typed))}
        // What was typed stays for members who go back.
        style={seen && { display: 'none' }}
      >
        <Form.Item name="scope" label={formWords.scope}>
          <Select options={holdScopes.map((value) => ({ value, label: words.scopes[value] }))} />
        </Form.Item>
        <SubjectField key={scope} scope={scope} />
        <Form.Item name="reason" label={formWords.reason} rules={REASON_RULES}>
          <Input maxLength={holdLimits.reason} placeholder={formWords.reasonHint} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="reference_no"
          label={formWords.reference}
          rules={[{ required: true, whitespace: true, message: formWords.referenceMissing }]}
        >
          <Input maxLength={holdLimits.reference} placeholder={formWords.referenceHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function SubjectField({ scope }: { scope: HoldScope }) {
  const required = [{ required: true, message: formWords.missing }]
  if (scope === 'page')
    return (
      <Form.Item name="page_code" label={words.scopes.page} rules={required}>
        <PageSelect label={words.scopes.page} />
      </Form.Item>
    )
  if (scope === 'period')
    return (
      <Form.Item name="days" label={formWords.days} extra={formWords.daysHint} rules={required}>
        <BeijingPicker.RangePicker />
      </Form.Item>
    )
  if (scope === 'order')
    return (
      <Form.Item name="pid" label={formWords.pid} rules={required}>
        <Input maxLength={64} autoComplete="off" spellCheck={false} />
      </Form.Item>
    )
  return (
    <Form.Item
      name="handset"
      label={formWords.handset}
      rules={[
        {
          validator: (_, text?: string) =>
            readHandset(text ?? '') === undefined
              ? Promise.reject(new Error(formWords.handsetMissing))
              : Promise.resolve(),
        },
      ]}
    >
      <Input maxLength={64} inputMode="tel" autoComplete="off" />
    </Form.Item>
  )
}

function payloadOf({
  scope,
  handset,
  pid,
  page_code,
  days,
  reason,
  reference_no,
}: Typed): Payload<'holdSet'> {
  const why = { reason: reason.trim(), reference_no: reference_no.trim() }
  if (scope === 'person') return { scope, handset: handset?.trim() ?? '', ...why }
  if (scope === 'order') return { scope, pid: pid?.trim() ?? '', ...why }
  if (scope === 'page') return { scope, page_code: page_code ?? '', ...why }
  return { scope, from_day: days?.[0].format(DAY) ?? '', until_day: days?.[1].format(DAY) ?? '', ...why }
}

function askedWords({ scope, handset, pid, page_code, from_day, until_day }: Payload<'holdSet'>) {
  return {
    scope,
    handset: handset ?? null,
    pid: pid ?? null,
    page_code: page_code ?? null,
    from_day: from_day ?? null,
    until_day: until_day ?? null,
  }
}
