import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { type FocusEvent, type KeyboardEvent, useMemo } from 'react'
import {
  atDayTime,
  type DayTime,
  fromBeijingClock,
  onBeijingClock,
  readClock,
  readDay,
} from '../state/beijing-clock'
import { wording } from './wording'

/** A picker whose days, and whose today, are those of Beijing, whatever the zone of the machine. */
export const BeijingPicker = DatePicker.generatePicker<Dayjs>({
  getNow: () => onBeijingClock(Date.now()),
  getFixedDate: (text) => readClock(text, ['YYYY-M-DD', 'YYYY-MM-DD']) ?? onBeijingClock(Date.now()),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, count) => date.add(count, 'year'),
  addMonth: (date, count) => date.add(count, 'month'),
  addDate: (date, count) => date.add(count, 'day'),
  setYear: (date, year) => date.year(year),
  setMonth: (date, month) => date.month(month),
  setDate: (date, day) => date.date(day),
  setHour: (date, hour) => date.hour(hour),
  setMinute: (date, minute) => date.minute(minute),
  setSecond: (date, second) => date.second(second),
  setMillisecond: (date, ms) => date.millisecond(ms),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: () => 1,
    getWeekFirstDate: (_, date) => mondayOf(date),
    getWeek: (_, date) => Math.ceil((mondayOf(date).diff(date.startOf('year'), 'day') + 1) / 7) + 1,
    getShortWeekDays: () => [...wording.picker.weekdays],
    getShortMonths: () => Array.from({ length: 12 }, (_, month) => wording.picker.month(month + 1)),
    format: (_, date, form) => date.format(form),
    parse: (_, text, forms) => readClock(text, forms) ?? null,
  },
})

function mondayOf(date: Dayjs): Dayjs {
  return date.subtract((date.day() + 6) % 7, 'day')
}

interface DateTimePickerProps {
  id?: string
  /** Milliseconds. */
  value?: number | null | undefined
  onChange?: (ms: number | null) => void
  /** What a day stands for that is typed, or chosen, without a time. */
  dayTime: DayTime
  isToTheSecond?: boolean
  presets?: { label: string; value: Dayjs }[]
  className?: string
  placeholder?: string
  disabled?: boolean
  allowClear?: boolean
  status?: '' | 'error'
  'aria-label'?: string
  'aria-describedby'?: string | undefined
}

/**
 * A timestamp in Beijing time. Anything that can be parsed is accepted, also a day alone, with a time that makes sense,
 * and a timestamp in the past: the form has to say what is wrong with it, which it cannot for an empty field.
 */
export function DateTimePicker({
  value,
  onChange,
  dayTime,
  isToTheSecond = false,
  'aria-describedby': describedBy,
  ...rest
}: DateTimePickerProps) {
  // The same object while it is the same moment: with a new one the picker would drop what is being typed.
  const shown = useMemo(() => (value === null || value === undefined ? null : onBeijingClock(value)), [value])
  const take = (clock: Dayjs | null) => onChange?.(clock === null ? null : timestampOf(clock))
  const timestampOf = (clock: Dayjs) => {
    // Without seconds the last minute of a day means its end.
    const isEnd = !isToTheSecond && dayTime === 'end' && clock.format('HH:mm') === '23:59'
    if (isToTheSecond) return fromBeijingClock(clock)
    return fromBeijingClock(clock.second(isEnd ? 59 : 0))
  }
  const takeDay = (text: string) => {
    const day = readDay(text, dayTime, Date.now())
    if (day) take(day)
    return day !== undefined
  }
  return (
    <BeijingPicker
      {...rest}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      showTime={{
        format: isToTheSecond ? 'HH:mm:ss' : 'HH:mm',
        // A list of every fifth minute does not have the last minute of a day.
        ...(!isToTheSecond && dayTime !== 'end' && { minuteStep: 5 as const }),
        defaultOpenValue: atDayTime(onBeijingClock(Date.now()), dayTime, Date.now()),
      }}
      format={
        isToTheSecond
          ? ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm', 'YYYY/M/D HH:mm']
          : ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss', 'YYYY/M/D HH:mm']
      }
      showNow={false}
      // Choosing a day and moving on is enough to choose it.
      needConfirm={false}
      value={shown}
      onChange={(clock) => take(clock as Dayjs | null)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (event.target instanceof HTMLInputElement) takeDay(event.target.value)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && takeDay(event.target.value))
          event.preventDefault()
      }}
    />
  )
}
