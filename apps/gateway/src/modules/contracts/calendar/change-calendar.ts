import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { workCalendar } from '../contract-tables'
import { findMissingYear, findSpecialDays, findYearState } from './calendar-store'

type Year = StudioOperations['workCalendarYear']
type Change = StudioOperations['workCalendarChange']

/** The days of a year that matter, and whether its holidays have been entered. */
export async function readYear(
  { db }: Pick<Context, 'db'>,
  { year }: StudioInput<Year>,
): Promise<StudioResponse<Year>> {
  return {
    year,
    ...(await findYearState(db.orm, year)),
    days: await findSpecialDays(db.orm, year),
    next_missing: await findMissingYear(db.orm),
  }
}

/** Sets whether some days are working days. If a day is named twice, the last counts. */
export async function changeCalendar(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  input: StudioInput<Change>,
): Promise<StudioResponse<Change>> {
  const days = [...new Map(input.days.map((one) => [one.day, one])).values()]
  return db.orm.transaction(async (tx) => {
    const shown = { day: workCalendar.day, is_working: workCalendar.is_working, note: workCalendar.note }
    const names = days.map(({ day }) => day)
    const before = await tx.select(shown).from(workCalendar).where(inArray(workCalendar.day, names))
    const changed = await tx
      .insert(workCalendar)
      .values(days)
      .onConflictDoUpdate({
        target: workCalendar.day,
        set: {
          is_working: sql`excluded.is_working`,
          note: sql`excluded.note`,
          updated_at: sql`now()`,
        },
        setWhere: sql`(${workCalendar.is_working}, ${workCalendar.note}) IS DISTINCT FROM (excluded.is_working, excluded.note)`,
      })
      .returning(shown)
    if (changed.length === 0) return { changed: 0 }
    const isChanged = new Set(changed.map(({ day }) => day))
    await appendAudit({ config }, tx, actor, {
      action: 'work_calendar.change',
      subject: 'work_calendar',
      before: before.filter(({ day }) => isChanged.has(day)),
      after: changed,
    })
    return { changed: changed.length }
  })
}
