import type { Orm } from '../../db/database'
import { tradingDay } from '../market'

const DAY_MS = 86_400_000
/** No holidays are longer. */
const MOST_CLOSED = 31

/** Whether the exchanges trade on a day. Without a calendar for its year, every weekday counts as a trading day. */
export async function isTradingDay(db: Orm, day: string): Promise<boolean> {
  const known = await tradingDay(db, day)
  if (known !== 'unknown') return known === 'open'
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The last day of trading before a day. */
export const tradingDayBefore = (db: Orm, day: string) => findDay(db, day, -1)

/** The first day of trading after a day. */
export const tradingDayAfter = (db: Orm, day: string) => findDay(db, day, 1)

async function findDay(db: Orm, from: string, step: 1 | -1): Promise<string> {
  let day = from
  for (let passed = 0; passed < MOST_CLOSED; passed += 1) {
    day = new Date(Date.parse(day) + step * DAY_MS).toISOString().slice(0, 10)
    if (await isTradingDay(db, day)) return day
  }
  return day
}
