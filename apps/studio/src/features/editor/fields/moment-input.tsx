import type { NumberField } from '@yingzao/schema/server'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { wording } from '../../../wording'
import { fromBeijingClock, onBeijingClock } from './beijing-clock'
import type { InputProps } from './field-props'

const words = wording.fields

const DAY_MS = 86_400_000

/** A moment, as clocks in Beijing show it. Stored in milliseconds. */
export function MomentInput(props: InputProps<NumberField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const ms = typeof value === 'number' && value > 0 ? value : undefined
  return (
    <DatePicker
      id={id}
      className="ed-wide"
      showTime
      showNow={false}
      format="YYYY-MM-DD HH:mm:ss"
      value={ms === undefined ? null : onBeijingClock(ms)}
      placeholder={isMixed ? words.mixed : words.chooseMoment}
      disabled={isDisabled}
      // A moment that has to be there cannot be taken away, only changed.
      allowClear={field.optional}
      status={isInvalid ? 'error' : ''}
      presets={presets()}
      aria-describedby={describedBy}
      onChange={(clock: Dayjs | null) => onWrite(clock === null ? undefined : fromBeijingClock(clock))}
    />
  )
}

/** Ends of days, which is when campaigns end. */
function presets() {
  const today = onBeijingClock(Date.now()).endOf('day').startOf('second')
  return words.momentPresets.map(({ label, days }) => ({
    label,
    value: today.add(days * DAY_MS, 'millisecond'),
  }))
}
