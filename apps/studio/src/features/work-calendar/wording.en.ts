import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const wording: Words<typeof chinese> = {
  title: 'Work calendar',
  about:
    'The five working days of contracts are counted by this calendar. Add the public holidays and the weekends worked for them each year, as the State Council announces them.',
  year: 'Year',
  years: (year) => String(year),
  missing: (year) =>
    `The holidays of ${year} are not here yet, so only weekends count. Add them as the State Council has announced them, or import work-calendar with npm run data.`,
  notWhole: (year) => `${year} is not imported yet. Monday to Friday count as working days.`,
  notSettled: (year) =>
    `${year} has only weekends and no holidays. Add the holidays once they are announced.`,
  holidays: 'Holidays',
  noHolidays: 'No holidays in this year yet.',
  workdays: 'Weekends worked',
  noWorkdays: 'No weekend is worked in this year.',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  day: (month, date, weekday) => `${weekday} ${date} ${MONTHS[month - 1] ?? ''}`,
  span: (first, last) => `${first} to ${last}`,
  working: 'Working',
  off: 'Off',
  days,
  change: 'Change days',
  form: {
    title: 'Change days',
    days: 'From and to',
    from: 'First day',
    to: 'Last day',
    kind: 'These days are',
    note: 'Note',
    noteHint: 'For example: National Day, worked weekend',
    about:
      'At most 60 days at a time. New contracts are counted by the changed calendar; the time to withdraw of signed ones may become longer, never shorter.',
    missing: 'Choose the days',
    tooMany: 'At most 60 days at a time',
    save: 'Save',
    saved: (count) => (count === 0 ? 'Nothing changed' : `${days(count)} changed`),
  },
}
