import type { Context } from '../../../context'
import { chinaDay, chinaMidnight } from '../../../time/china-time'
import { staffNames } from '../../staff'
import { liveEvent } from '../live-tables'
import { planOfWeek } from './plan-of-week'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

interface Slot {
  live_id: string
  title: string
  start: number
  end: number
}

/**
 * Adds streams around the first start, by the demo's registered advisers: without any there are none. Existing data
 * stays.
 */
export async function showDemoLives({ db }: Pick<Context, 'db'>, now: number = Date.now()): Promise<void> {
  const lecturers = (await db.orm.select().from(staffNames('lecturer')))
    .filter(({ cert_no }) => cert_no !== '')
    .sort((a, b) => a.staff_id - b.staff_id)
  if (lecturers.length === 0) return
  const isThere = (await db.orm.$count(liveEvent)) > 0
  if (isThere) return
  await db.orm.insert(liveEvent).values(
    slotsAround(now).map(({ live_id, title, start, end }, index) => ({
      live_id,
      title,
      staff_id: lecturers[index % lecturers.length]?.staff_id ?? 0,
      start_at: new Date(start),
      end_at: new Date(end),
      url: `https://h5.example.com/live/${live_id}`,
      replay_url: end <= now ? `https://h5.example.com/replay/${live_id}` : '',
    })),
  )
}

/** What is planned, with one on air in place of whatever would be at the same time. */
function slotsAround(now: number): Slot[] {
  const today = chinaMidnight(chinaDay(new Date(now))).getTime()
  const onAir: Slot = {
    live_id: 'demo-open-week-now',
    title: '投教问答：您最常问的十个问题',
    start: now - 20 * MINUTE_MS,
    end: now + 70 * MINUTE_MS,
  }
  const planned = planOfWeek.map(({ day, at, title, name }): Slot => {
    const start = today + day * DAY_MS + at * MINUTE_MS
    return { live_id: `demo-open-week-${name}`, title, start, end: start + 60 * MINUTE_MS }
  })
  return [...planned.filter(({ start, end }) => end <= onAir.start || start >= onAir.end), onAir]
}
