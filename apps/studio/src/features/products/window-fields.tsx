import { Form } from 'antd'
import { DateTimePicker } from '../../ui/date-time-picker'
import { wording } from './wording'

const words = wording.form

/** The period in which something is sold, as a form holds it: in milliseconds. */
export interface WindowValues {
  begins: number | null
  ends: number | null
}

/** Two fields of a form; neither is required. */
export function WindowFields() {
  return (
    <div className="st-window">
      <Form.Item name="begins" label={words.begins} extra={words.beginsHint}>
        <DateTimePicker dayTime="start" />
      </Form.Item>
      <Form.Item
        name="ends"
        label={words.ends}
        extra={words.endsHint}
        dependencies={['begins']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, ends: number | null) => {
              const begins: number | null = getFieldValue('begins')
              if (begins !== null && ends !== null && ends <= begins) throw new Error(words.endsEarly)
            },
          }),
        ]}
      >
        <DateTimePicker dayTime="end" />
      </Form.Item>
    </div>
  )
}

interface Window {
  begins_at: string | null
  ends_at: string | null
}

export function windowValues(row: Window | undefined): WindowValues {
  return { begins: msOf(row?.begins_at), ends: msOf(row?.ends_at) }
}

/** The same in the form that calls take. */
export function windowOf({ begins, ends }: WindowValues): Window {
  return { begins_at: isoOf(begins), ends_at: isoOf(ends) }
}

function msOf(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null
}

function isoOf(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : new Date(ms).toISOString()
}
