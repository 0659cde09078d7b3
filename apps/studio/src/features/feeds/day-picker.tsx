import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { todayInChina } from './feed-rows'

const DAY = 'YYYY-MM-DD'

interface DayPickerProps {
  id?: string
  value?: string | undefined
  onChange?: (day: string | undefined) => void
  placeholder?: string
  'aria-label'?: string
}

/** A day that data can be for: never one in the future. */
export function DayPicker({ value, onChange, ...rest }: DayPickerProps) {
  const today = todayInChina()
  return (
    <BeijingPicker
      {...rest}
      value={value === undefined ? null : (readClock(value, [DAY]) ?? null)}
      disabledDate={(day) => day.format(DAY) > today}
      onChange={(day) => onChange?.(day && !Array.isArray(day) ? day.format(DAY) : undefined)}
    />
  )
}
