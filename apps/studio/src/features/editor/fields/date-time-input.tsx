import type { NumberField } from '@yingzao/schema/server'
import { onBeijingClock } from '../../../state/beijing-clock'
import { DateTimePicker } from '../../../ui/date-time-picker'
import type { InputProps } from './field-props'
import { wording } from './wording'

const DAY_MS = 86_400_000

/** A date and time in Beijing time. Stored as a timestamp in milliseconds. */
export function DateTimeInput(props: InputProps<NumberField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const ms = typeof value === 'number' && value > 0 ? value : undefined
  return (
    <DateTimePicker
      id={id}
      className="ed-wide"
      isToTheSecond
      dayTime={field.name === 'start_at' ? 'start' : 'end'}
      value={ms}
      placeholder={isMixed ? wording.mixed : wording.chooseDateTime}
      disabled={isDisabled}
      // A required timestamp can be changed, but not removed.
      allowClear={field.optional}
      status={isInvalid ? 'error' : ''}
      presets={presets()}
      aria-describedby={describedBy}
      onChange={(timestamp) => onWrite(timestamp ?? undefined)}
    />
  )
}

/** Ends of days, which is when campaigns end. */
function presets() {
  const today = onBeijingClock(Date.now()).endOf('day').startOf('second')
  return wording.dateTimePresets.map(({ label, days }) => ({
    label,
    value: today.add(days * DAY_MS, 'millisecond'),
  }))
}
