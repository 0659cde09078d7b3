import { Form, type FormInstance } from 'antd'
import type { Rule } from 'antd/es/form'
import type { Answer } from '../../../state/calls'
import { DateTimePicker } from '../../../ui/date-time-picker'
import { wording } from './wording'

export interface WantedSchedule {
  publish_at: string | null
  take_down_at: string | null
}

/** The same as held by its pickers, in milliseconds. */
export interface PickedSchedule {
  publish_at: number | null
  take_down_at: number | null
}

interface ScheduleFormProps {
  form: FormInstance<PickedSchedule>
  present: Answer<'pageDetail'>['page']['schedule']
  isDisabled: boolean
  onSubmit: (wanted: WantedSchedule) => void
}

/** The two times of a schedule; one of them is enough. */
export function ScheduleForm({ form, present, isDisabled, onSubmit }: ScheduleFormProps) {
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isDisabled}
      initialValues={{
        publish_at: msOf(present?.publish_at),
        take_down_at: msOf(present?.take_down_at),
      }}
      onFinish={({ publish_at, take_down_at }) =>
        onSubmit({ publish_at: timestampOf(publish_at), take_down_at: timestampOf(take_down_at) })
      }
    >
      <div className="pg-two">
        <Form.Item name="publish_at" label={wording.publishAt} rules={[notPast]}>
          <DateTimePicker className="pg-wide" dayTime="nextHour" placeholder={wording.optional} />
        </Form.Item>
        <Form.Item
          name="take_down_at"
          label={wording.takeDownAt}
          dependencies={['publish_at']}
          rules={[notPast, afterPublishing]}
        >
          <DateTimePicker className="pg-wide" dayTime="end" placeholder={wording.optional} />
        </Form.Item>
      </div>
      <p className="st-soft">{wording.scheduleClock}</p>
      {present && <p className="st-soft">{wording.present(present.by)}</p>}
    </Form>
  )
}

function msOf(timestamp: string | null | undefined): number | null {
  return timestamp ? Date.parse(timestamp) : null
}

function timestampOf(ms: number | null | undefined): string | null {
  return typeof ms === 'number' ? new Date(ms).toISOString() : null
}

const notPast: Rule = {
  validator: (_, timestamp: number | null) =>
    typeof timestamp === 'number' && timestamp <= Date.now()
      ? Promise.reject(new Error(wording.past))
      : Promise.resolve(),
}

const afterPublishing: Rule = ({ getFieldValue }) => ({
  validator(_, takeDownAt: number | null) {
    const publishAt = getFieldValue('publish_at') as number | null
    if (!publishAt && !takeDownAt) return Promise.reject(new Error(wording.missing))
    if (publishAt && takeDownAt && takeDownAt <= publishAt) return Promise.reject(new Error(wording.order))
    return Promise.resolve()
  },
})
