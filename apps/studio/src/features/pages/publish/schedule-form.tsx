import { DatePicker, Form, type FormInstance } from 'antd'
import type { Rule } from 'antd/es/form'
import dayjs, { type Dayjs } from 'dayjs'
import type { Answer } from '../../../state/calls'
import { wording } from '../../../wording'
import { momentOfPicked, pickedNow, pickedOfMoment } from './beijing-moment'

const words = wording.publishing

export interface WantedSchedule {
  publish_at: string | null
  take_down_at: string | null
}

/** The same as its pickers hold it. */
export interface PickedSchedule {
  publish_at: Dayjs | null
  take_down_at: Dayjs | null
}

interface ScheduleFormProps {
  form: FormInstance<PickedSchedule>
  present: Answer<'pageDetail'>['page']['schedule']
  isDisabled: boolean
  onSubmit: (wanted: WantedSchedule) => void
}

/** The two moments of a schedule; one of them is enough. */
export function ScheduleForm({ form, present, isDisabled, onSubmit }: ScheduleFormProps) {
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isDisabled}
      initialValues={{
        publish_at: pickedOfMoment(present?.publish_at),
        take_down_at: pickedOfMoment(present?.take_down_at),
      }}
      onFinish={({ publish_at, take_down_at }) =>
        onSubmit({ publish_at: momentOfPicked(publish_at), take_down_at: momentOfPicked(take_down_at) })
      }
    >
      <div className="pg-two">
        <Form.Item name="publish_at" label={words.publishAt} rules={[notPast]}>
          <MomentPicker />
        </Form.Item>
        <Form.Item
          name="take_down_at"
          label={words.takeDownAt}
          dependencies={['publish_at']}
          rules={[notPast, afterPublishing]}
        >
          <MomentPicker />
        </Form.Item>
      </div>
      {present && <p className="st-soft">{words.present(present.by)}</p>}
    </Form>
  )
}

/** The form gives it its value and hears of another. */
function MomentPicker(given: {
  id?: string
  value?: Dayjs | null
  onChange?: (picked: Dayjs | null) => void
}) {
  return (
    <DatePicker
      {...given}
      className="pg-wide"
      showTime={{ format: 'HH:mm', minuteStep: 5, defaultOpenValue: dayjs('09:00', 'HH:mm') }}
      format="YYYY-MM-DD HH:mm"
      placeholder={words.optional}
      showNow={false}
      minDate={pickedNow(Date.now()).startOf('day')}
    />
  )
}

const notPast: Rule = {
  validator: (_, picked: Dayjs | null) =>
    picked && !picked.isAfter(pickedNow(Date.now()))
      ? Promise.reject(new Error(words.past))
      : Promise.resolve(),
}

const afterPublishing: Rule = ({ getFieldValue }) => ({
  validator(_, takeDownAt: Dayjs | null) {
    const publishAt = getFieldValue('publish_at') as Dayjs | null
    if (!publishAt && !takeDownAt) return Promise.reject(new Error(words.missing))
    if (publishAt && takeDownAt && !takeDownAt.isAfter(publishAt))
      return Promise.reject(new Error(words.order))
    return Promise.resolve()
  },
})
