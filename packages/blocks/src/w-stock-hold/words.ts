import { minuteText } from '../answers/moments'
import type { Check, Checked } from './holdings'

/** Share prices have two decimals, ETF prices three. */
export function priceText(price: number): string {
  const [, digits = ''] = String(price).split('.')
  return price.toFixed(digits.length > 2 ? 3 : 2)
}

/** `+3.20%`: how far something has gone up or down. */
export function changeText(percent: number): string {
  const text = `${Math.abs(percent).toFixed(2)}%`
  const way = wayOf(percent)
  return `${way === 'up' ? '+' : way === 'down' ? '-' : ''}${text}`
}

/** In China what goes up is red. What is shown as 0 goes nowhere. */
export function wayOf(percent: number): 'up' | 'down' | 'none' {
  const shown = Math.round(percent * 100)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'none'
}

/** Where the last price is in a year's range, in per cent of its width; a quote may be newer than the range. */
export function placeIn({ low, high }: { low: number; high: number }, last: number): number {
  if (high <= low) return 50
  return Math.round(Math.min(1, Math.max(0, (last - low) / (high - low))) * 100)
}

/** Where all of it comes from; what is not known is left out. */
export function sourceText({ source, as_of }: Pick<Check, 'source' | 'as_of'>): string {
  return `数据来源：${source}${as_of === '' ? '' : `，截至${as_of}`}`
}

export const DISCLAIMER = '以上内容仅供参考，不构成投资建议'

/** When a check was made, and of what. */
export function checkTitle({ checked_at, list }: Pick<Check, 'checked_at' | 'list'>): string {
  return `${minuteText(checked_at)} · ${list.map(nameOf).join('、')}`
}

export function nameOf({ name, code }: Pick<Checked, 'name' | 'code'>): string {
  return name || code
}
