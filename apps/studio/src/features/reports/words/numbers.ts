import { moneyText } from '../../../ui/money-text'
import { wording } from '../wording'
import { shortCount } from './short-count'

const whole = new Intl.NumberFormat('zh-CN')
const short = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })

const TEN_THOUSAND = 10_000

/** What a number counts, which decides how it is written. `amount` is in fen. */
export type NumberKind = 'count' | 'seconds' | 'share' | 'amount'

/** A number in full: `12,345`, `12.3%`, `1 分 05 秒`, `¥1,980.00`. */
export function numberText(kind: NumberKind, value: number): string {
  return TEXTS[kind](value)
}

/** The same where there is little room: `1.2 万`, or `12.3K`, from ten thousand on. */
export function shortText(kind: NumberKind, value: number): string {
  if (kind === 'count') return value < TEN_THOUSAND ? countText(value) : shortCount(value)
  if (kind === 'amount' && value / 100 >= TEN_THOUSAND) return `¥${shortCount(value / 100)}`
  return numberText(kind, value)
}

/** `12,345`. */
export function countText(value: number): string {
  return whole.format(value)
}

/** `12.3%`; what is not zero but would be written as zero is `<0.1%`. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.0005) return '<0.1%'
  return `${short.format(share * 100)}%`
}

/** A part of a whole as a share; undefined if the whole is zero. */
export function partOf(part: number, all: number): number | undefined {
  return all === 0 ? undefined : part / all
}

/** The share of a part; `—` if the whole is zero. */
export function partText(part: number, all: number): string {
  const share = partOf(part, all)
  return share === undefined ? '—' : shareText(share)
}

function secondsText(seconds: number): string {
  if (seconds < 10) return wording.seconds(short.format(seconds))
  const all = Math.round(seconds)
  if (all < 60) return wording.seconds(String(all))
  return wording.minutes(Math.floor(all / 60), String(all % 60).padStart(2, '0'))
}

const TEXTS: Readonly<Record<NumberKind, (value: number) => string>> = {
  count: countText,
  seconds: secondsText,
  share: shareText,
  amount: moneyText,
}
