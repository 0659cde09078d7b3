import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { chinaDay, chinaMidnight } from '../../time/china-time'
import { findLives } from './live-store'

type Calendar = Operations['activitiesCalendar']

const DAY_MS = 24 * 60 * 60 * 1_000
const MOST_DAYS = 31

/**
 * The streams of some days in China, each on the day on which it begins. Throws `invalidParameters` for days that end
 * before they begin and for more than 31 of them.
 */
export async function liveCalendar(
  { db }: Pick<Context, 'db'>,
  { start_date, end_date, page_code }: OperationInput<Calendar>,
  uid: number | null,
): Promise<OperationResponse<Calendar>> {
  const from = chinaMidnight(start_date).getTime()
  const count = (chinaMidnight(end_date).getTime() - from) / DAY_MS + 1
  if (count < 1 || count > MOST_DAYS) throw new AppError(errors.invalidParameters)
  const lives = await findLives(db.orm, { from, until: from + count * DAY_MS, uid, page_code })
  const days = Array.from({ length: count }, (_, index) => chinaDay(new Date(from + index * DAY_MS)))
  return {
    server_time: Date.now(),
    days: days.map((date) => ({
      date,
      lives: lives
        .filter(({ start_at }) => chinaDay(start_at) === date)
        .map(({ replay_url, ...live }) => ({
          ...live,
          start_at: live.start_at.getTime(),
          end_at: live.end_at.getTime(),
          url: live.status === 3 ? replay_url : live.url,
        })),
    })),
  }
}
