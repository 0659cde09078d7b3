import { useQuery } from '@tanstack/react-query'
import { approvalSteps, approvalLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Modal, Radio, Select } from 'antd'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { DateTimePicker } from '../../../ui/date-time-picker'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import { ProblemNote } from '../../../ui/problem-note'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { Step } from '../approval-rows'
import { wording } from '../wording'

const words = wording.settings
const DAY_MS = 24 * 60 * 60 * 1000

interface DelegateValues {
  to: number
  step: Step
  /** Milliseconds. */
  begins_at: number
  ends_at: number
}

/** Lets a colleague decide in the member's place for some days. */
export function DelegateDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const { member_id, roles } = useMember()
  const [form] = Form.useForm<DelegateValues>()
  const members = useQuery({ ...studioQuery('memberOptions', {}), staleTime: 60_000 })
  const call = useStudioCall('delegationSet', { changes: ['delegationList'] })
  const steps = approvalSteps.filter((step) => roles.includes(step))
  const others = members.data?.list.filter((one) => one.member_id !== member_id) ?? []
  const save = ({ to, step, begins_at, ends_at }: DelegateValues) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { to, step, begins_at: new Date(begins_at).toISOString(), ends_at: new Date(ends_at).toISOString() },
      {
        onSuccess: () => {
          void message.success(words.delegated)
          onClose()
        },
      },
    )
  }
  const needed = [{ required: true, message: words.daysMissing }]
  return (
    <Modal
      open
      width={460}
      title={words.delegate}
      okText={words.submit}
      confirmLoading={call.isPending}
      // Not a button of the form: Enter in a picker accepts what it shows, and nothing more.
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.delegationsAbout}</p>
      <FormProblem problem={call.error} better={{ pastMoment: words.past }} />
      {members.error && <ProblemNote problem={members.error} retry={() => void members.refetch()} />}
      <Form<DelegateValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ step: steps[0], begins_at: Date.now() }}
        onFinish={save}
      >
        <FirstField name="to" />
        <Form.Item name="to" label={words.to} rules={[{ required: true, message: words.toMissing }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={members.isFetching}
            options={others.map((one) => ({ value: one.member_id, label: one.name }))}
          />
        </Form.Item>
        <Form.Item name="step" label={words.step}>
          <Radio.Group options={steps.map((value) => ({ value, label: wording.steps[value] }))} />
        </Form.Item>
        <Form.Item name="begins_at" label={words.begins} rules={needed}>
          <DateTimePicker dayTime="nextHour" />
        </Form.Item>
        <Form.Item
          name="ends_at"
          label={words.ends}
          dependencies={['begins_at']}
          rules={[
            ...needed,
            ({ getFieldValue }) => ({
              validator: (_, ends_at: number | null) => problemOf(getFieldValue('begins_at'), ends_at),
            }),
          ]}
        >
          <DateTimePicker dayTime="end" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

async function problemOf(begins_at: number | null, ends_at: number | null): Promise<void> {
  if (!begins_at || !ends_at) return
  const isLong = ends_at - begins_at > limits.delegateDays * DAY_MS
  if (ends_at <= begins_at || isLong) throw new Error(words.daysForm(limits.delegateDays))
  if (ends_at < Date.now()) throw new Error(words.past)
}
