import { MEASURES, MOST_REPORT_DAYS } from '@yingzao/contract/studio'
import { App, Form, Input, Modal, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import type { Payload } from '../../../../state/calls'
import { useStudioCall } from '../../../../state/queries'
import { BeijingPicker } from '../../../../ui/date-time-picker'
import { FormProblem } from '../../../../ui/form-problem'
import { useReturnFocus } from '../../../../ui/use-return-focus'
import { clockOf, lengthOf, type Span } from '../../span'
import { wording } from '../../wording'
import { goalOf } from './goal'

const words = wording.targets
const DAY = 'YYYY-MM-DD'

interface Values {
  measure: Payload<'reportTargetSet'>['measure']
  goal: string
  days: [Dayjs, Dayjs]
}

interface TargetFormProps {
  code: string
  span: Span
  onClose: () => void
}

/** Sets what a page is to achieve within some days. */
export function TargetForm({ code, span, onClose }: TargetFormProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const measure = Form.useWatch('measure', form)
  const { mutate, isPending, error } = useStudioCall('reportTargetSet', {
    changes: ['reportPage'],
    onDone: () => {
      void message.success(words.saved)
      onClose()
    },
  })
  const isAmount = measure === 'amount'
  const save = ({ measure, goal, days: [from, to] }: Values) => {
    const wanted = goalOf(goal, measure === 'amount')
    if (wanted === undefined) return
    mutate({ code, measure, goal: wanted, from: from.format(DAY), to: to.format(DAY) })
  }
  return (
    <Modal
      open
      title={words.addTitle}
      okText={words.save}
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <FormProblem problem={error} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ measure: 'lead', days: [clockOf(span.from), clockOf(span.to)] }}
        onFinish={save}
      >
        <Form.Item name="measure" label={words.measure}>
          <Select options={MEASURES.map((value) => ({ value, label: words.measures[value] }))} />
        </Form.Item>
        <Form.Item
          name="goal"
          label={isAmount ? words.goalAmount : words.goal}
          dependencies={['measure']}
          rules={[
            {
              validator: async (_, text?: string) => {
                if (goalOf(text ?? '', isAmount) === undefined)
                  throw new Error(isAmount ? words.goalAmountForm : words.goalForm)
              },
            },
          ]}
        >
          <Input inputMode="decimal" autoComplete="off" maxLength={12} />
        </Form.Item>
        <Form.Item
          name="days"
          label={words.days}
          extra={words.sameHint}
          rules={[
            { required: true, message: words.daysMissing },
            {
              validator: async (_, days?: [Dayjs, Dayjs]) => {
                const [from, to] = [days?.[0].format(DAY), days?.[1].format(DAY)]
                if (from && to && lengthOf({ from, to }) > MOST_REPORT_DAYS)
                  throw new Error(words.daysMost(MOST_REPORT_DAYS))
              },
            },
          ]}
        >
          <BeijingPicker.RangePicker allowClear={false} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
