import type { Orm } from '../../../db/database'
import { chinaClock, chinaDay } from '../../../time/china-time'
import { tradingDay } from '../../market'

/** By the clock of China: between the auction of the morning and the end of the day, without the noon. */
const SESSIONS = [
  ['09:30', '11:30'],
  ['13:00', '15:00'],
] as const

/** Whether the exchanges trade at a moment. Of a year that nobody knows they do not. */
export async function isMarketOpen(db: Orm, at: Date): Promise<boolean> {
  const clock = chinaClock(at)
  if (!SESSIONS.some(([from, until]) => from <= clock && clock < until)) return false
  return (await tradingDay(db, chinaDay(at))) === 'open'
}
