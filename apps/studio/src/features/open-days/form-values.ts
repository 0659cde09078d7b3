import type { OpenDayRow } from './open-day-rows'

/** A session as the form holds it. */
export interface SessionValues {
  /** Undefined: a new one. */
  session_id?: string
  start: number | null
  end: number | null
  quota: number | null
  /** The number of people who have a place. */
  used: number
}

export interface FormValues {
  id: string
  title: string
  place: string
  notice: string
  is_open: boolean
  sessions: SessionValues[]
}

/** A day, in milliseconds. China has no daylight saving time. */
const DAY = 86_400_000

/** The initial form values. Sessions that have begun or were cancelled stay as they are, and are not part of it. */
export function valuesOf(event: OpenDayRow | undefined): FormValues {
  const coming = event?.sessions.filter(({ state }) => state === 'coming') ?? []
  return {
    id: '',
    title: event?.title ?? '',
    place: event?.place ?? '',
    notice: event?.notice ?? '',
    is_open: event?.is_open ?? true,
    sessions: coming.map(({ session_id, start_at, end_at, quota, used }) => ({
      session_id,
      start: Date.parse(start_at),
      end: Date.parse(end_at),
      quota,
      used,
    })),
  }
}

/** Another session: the same times a day later. */
export function sessionAfter(last: SessionValues | undefined): SessionValues {
  const later = (moment: number | null | undefined) => (typeof moment === 'number' ? moment + DAY : null)
  return { start: later(last?.start), end: later(last?.end), quota: last?.quota ?? null, used: 0 }
}

export function fieldsOf({ title, place, notice, is_open }: FormValues) {
  return { title, place, notice, is_open }
}

/** The sessions in the form that calls take; the form has all their times by the time it is submitted. */
export function sessionsOf({ sessions }: FormValues) {
  return sessions.map(({ session_id, start, end, quota }) => ({
    session_id,
    start_at: new Date(start ?? 0).toISOString(),
    end_at: new Date(end ?? 0).toISOString(),
    quota: quota ?? 0,
  }))
}

/** The number of people with a place in a session whose time or place has changed. */
export function toldOf(event: OpenDayRow, { place, sessions }: FormValues): number {
  const isElsewhere = place.trim() !== event.place
  const moved = sessions.filter(({ session_id, start, end }) => {
    const before = event.sessions.find((one) => one.session_id === session_id)
    return before && (Date.parse(before.start_at) !== start || Date.parse(before.end_at) !== end)
  })
  return (isElsewhere ? sessions : moved).reduce((sum, { used }) => sum + used, 0)
}
