import type { Registry } from 'prom-client'
import type { Context } from '../../../context'
import { showGauge } from '../../../telemetry/show-gauge'
import { findMissingYear } from './calendar-store'

/**
 * Shows whether the working days of next year have to be entered. While the database is unreachable there is no figure.
 */
export function measureCalendar(metrics: Registry, { db }: Pick<Context, 'db'>): void {
  showGauge(metrics, {
    name: 'work_calendar_missing',
    help: '1 from 20 December on while the holidays of the next year are not in the working-day calendar, else 0.',
    read: async () => ((await findMissingYear(db.orm)) === null ? 0 : 1),
  })
}

/** Logs a warning about the same, once a day. */
export async function warnOfCalendar({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const year = await findMissingYear(db.orm)
  if (year === null) return
  log.warn({ year }, 'The working-day calendar lacks the holidays of next year; enter them in the Studio')
}
