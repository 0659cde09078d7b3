import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'

const DAY = 'YYYY-MM-DD'

interface DayFieldProps {
  id?: string
  /** As `2026-11-30`. */
  value?: string | null
  onChange?: (day: string | null) => void
  disabled?: boolean
}

/** A day in China. */
export function DayField({ id, value, onChange, disabled = false }: DayFieldProps) {
  return (
    <BeijingPicker
      {...(id !== undefined && { id })}
      format={DAY}
      disabled={disabled}
      value={value ? (readClock(value, [DAY]) ?? null) : null}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(DAY) ?? null)}
    />
  )
}
