import type { ReminderKind } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import type { OccasionKind, Occasions } from '../define-module'

/** Of what kind the occasion of a reminder is, and how long before it is due, in minutes. Null: at once. */
const REMINDED_OF: Readonly<Record<ReminderKind, { of: OccasionKind; minutes: number | null }>> = {
  speech: { of: 'speech', minutes: 24 * 60 },
  openday: { of: 'openday', minutes: 24 * 60 },
  live: { of: 'live', minutes: 15 },
  // Only talks have a line.
  moved_up: { of: 'speech', minutes: null },
}

/**
 * The query for what reminders may be of: `kind` of the reminder, what is said of the occasion, and `is_over` when nobody
 * is to be reminded of it any more. With `isDue` only those of which reminders are due, by when they begin as it is
 * stored now. Undefined: no module has any.
 */
export function occasionsReminded(
  occasions: Occasions,
  { now, isDue }: { now: Date; isDue: boolean },
): SQL | undefined {
  const moment = sql`${now.toISOString()}::timestamptz`
  const parts = (Object.keys(REMINDED_OF) as ReminderKind[]).flatMap((kind) => {
    const { of, minutes } = REMINDED_OF[kind]
    const query = occasions[of]
    if (!query) return []
    const due =
      isDue && minutes !== null
        ? sql`WHERE o.is_cancelled OR o.begins_at <= ${moment} + make_interval(mins => ${minutes}::int)`
        : sql``
    return [
      sql`SELECT ${kind}::text AS kind, o.occasion_id, o.title, o.begins_at, o.place, o.url,
        o.is_cancelled OR o.begins_at <= ${moment} AS is_over FROM (${query}) AS o ${due}`,
    ]
  })
  return parts.length === 0 ? undefined : sql.join(parts, sql` UNION ALL `)
}
