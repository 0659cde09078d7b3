import { App, Form, Input, Modal, Segmented } from 'antd'
import type { Dayjs } from 'dayjs'
import { useId } from 'react'
import { readClock } from '../../state/beijing-clock'
import { useStudioCall } from '../../state/queries'
import { BeijingPicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { daysBetween } from './day-spans'
import { wording } from './wording'

const words = wording.form

const DAY = 'YYYY-MM-DD'
/** The most that the call accepts. */
const MOST_DAYS = 60

interface Values {
  days: [Dayjs, Dayjs] | null
  kind: 'off' | 'working'
  note: string
}

/** Sets whether some consecutive days are working days. */
export function CalendarForm({ year, onClose }: { year: number; onClose: () => void }) {
  useReturnFocus()
  const formId = useId()
  const { message } = App.useApp()
  const change = useStudioCall('workCalendarChange', { changes: ['workCalendarYear'] })
  const save = ({ days, kind, note }: Values) => {
    if (!days || change.isPending) return
    const said = { is_working: kind === 'working', note: note.trim() }
    change.mutate(
      { days: chosen(days).map((day) => ({ day, ...said })) },
      {
        onSuccess: ({ changed }) => {
          void message.success(words.saved(changed))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={change.isPending}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={change.error} />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{ days: null, kind: 'off', note: '' }}
        onFinish={save}
      >
        <Form.Item
          name="days"
          label={words.days}
          rules={[
            {
              validator: async (_rule, days: Values['days']) => {
                if (!days) throw new Error(words.missing)
                if (chosen(days).length > MOST_DAYS) throw new Error(words.tooMany)
              },
            },
          ]}
        >
          <BeijingPicker.RangePicker autoFocus placeholder={[words.from, words.to]} {...startOf(year)} />
        </Form.Item>
        <Form.Item name="kind" label={words.kind}>
          <Segmented
            options={[
              { value: 'off', label: wording.off },
              { value: 'working', label: wording.working },
            ]}
          />
        </Form.Item>
        <Form.Item name="note" label={words.note} extra={words.noteHint}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function chosen([first, last]: [Dayjs, Dayjs]): string[] {
  return daysBetween(first.format(DAY), last.format(DAY))
}

/** The picker opens in the year on screen. */
function startOf(year: number): { defaultPickerValue?: [Dayjs, Dayjs] } {
  const first = readClock(`${year}-01-01`, [DAY])
  return first ? { defaultPickerValue: [first, first] } : {}
}
