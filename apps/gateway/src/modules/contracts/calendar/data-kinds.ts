import { z } from 'zod'
import { cell } from '../../../data/cells'
import { dataKind } from '../../../data/data-kind'
import { workCalendar } from '../contract-tables'

const NO_DAY = '应为日期，例如 2027-10-01'

export const workCalendarKind = dataKind({
  name: 'work-calendar',
  title: '工作日历',
  columns: z.strictObject({
    day: z.string({ error: NO_DAY }).trim().pipe(z.iso.date(NO_DAY)).meta({ title: '日期' }),
    is_working: cell.flag('上班'),
    note: cell.line('说明', 40).default(''),
  }),
  table: workCalendar,
  key: [workCalendar.day],
})
