import type { ReminderKind } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import type { OccasionKind, Occasions } from '../define-module'

/** What a reminder says. */
interface Told {
  /** The kind of its occasion. */
  of: OccasionKind
  /** How many minutes before the beginning it is due. Null: at once. */
  minutes: number | null
  /** It says that the occasion was cancelled. */
  ofCancelled?: true
  /** It leads to the recipient's tickets, not to the occasion. */
  toTickets?: true
}

const REMINDED_OF: Readonly<Record<ReminderKind, Told>> = {
  speech: { of: 'speech', minutes: 24 * 60 },
  openday: { of: 'openday', minutes: 24 * 60 },
  live: { of: 'live', minutes: 15 },
  // Only talks have a waiting list.
  moved_up: { of: 'speech', minutes: null, toTickets: true },
  speech_changed: { of: 'speech', minutes: null, toTickets: true },
  openday_changed: { of: 'openday', minutes: null, toTickets: true },
  live_changed: { of: 'live', minutes: null },
  speech_cancelled: { of: 'speech', minutes: null, ofCancelled: true, toTickets: true },
  openday_cancelled: { of: 'openday', minutes: null, ofCancelled: true, toTickets: true },
  live_cancelled: { of: 'live', minutes: null, ofCancelled: true },
}

/** Whether a reminder says that its occasion was cancelled. */
export const tellsCancelled = (kind: ReminderKind): boolean => REMINDED_OF[kind].ofCancelled ?? false

/** Whether a reminder leads to tickets: whoever got a place, or whose place was moved, wants to see theirs. */
export const leadsToTickets = (kind: ReminderKind): boolean => REMINDED_OF[kind].toTickets ?? false

const KINDS = Object.keys(REMINDED_OF) as ReminderKind[]

/** What nobody is to be told any more about a cancelled occasion. */
export function kindsCancelledWith(kind: OccasionKind): ReminderKind[] {
  return KINDS.filter((one) => REMINDED_OF[one].of === kind && !tellsCancelled(one))
}

/** What is taken back with a reminder: if it stands for having a place, also what is told to those who have one. */
export function kindsGivenBackWith(kind: ReminderKind): ReminderKind[] {
  return KINDS.filter((one) => one === kind || one === `${kind}_changed` || one === `${kind}_cancelled`)
}

/**
 * The query for what reminders may be about: `kind` of the reminder, what is said about the occasion, and `is_over`
 * when nobody is to be reminded of it any more. With `isDue` only those whose reminders are due, by their beginning as
 * stored now. Undefined: no module has any.
 */
export function occasionsReminded(
  occasions: Occasions,
  { now, isDue }: { now: Date; isDue: boolean },
): SQL | undefined {
  const moment = sql`${now.toISOString()}::timestamptz`
  const parts = KINDS.flatMap((kind) => {
    const { of, minutes } = REMINDED_OF[kind]
    const query = occasions[of]
    if (!query) return []
    const due =
      isDue && minutes !== null
        ? sql`WHERE o.is_cancelled OR o.begins_at <= ${moment} + make_interval(mins => ${minutes}::int)`
        : sql``
    return [
      sql`SELECT ${kind}::text AS kind, o.occasion_id, o.title, o.begins_at, o.place, o.url,
        ${tellsCancelled(kind) ? sql`` : sql`o.is_cancelled OR`} o.begins_at <= ${moment} AS is_over FROM (${query}) AS o ${due}`,
    ]
  })
  return parts.length === 0 ? undefined : sql.join(parts, sql` UNION ALL `)
}
