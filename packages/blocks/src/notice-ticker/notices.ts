import type { Response } from '../answers/answer'
import type { NoticeTickerProps } from './props'

type Notice = NoticeTickerProps['list'][number]

/** CSS pixels of the room that is kept for a portrait. */
export const SIDE = 56

/** The notices that say something. */
export function noticesOf(list: readonly Notice[]): Notice[] {
  return list.filter(({ text }) => text.trim() !== '')
}

/** Returns notices about people who have paid, with how long ago that was. Their names come masked. */
export function payerNotices({ list }: Response<'payTop'>, now: number): Notice[] {
  return list.map(({ nick_name, product_name, paid_at }) => ({
    avatar: '',
    text: `${nick_name} ${agoOf(now - paid_at)}购买了${product_name}`,
  }))
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Returns `3 小时前`. With a clock that is slightly slow, a future time counts as just now. */
function agoOf(passedMs: number): string {
  if (passedMs < MINUTE_MS) return '刚刚'
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} 分钟前`
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} 小时前`
  return `${Math.floor(passedMs / DAY_MS)} 天前`
}
