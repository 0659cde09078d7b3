import { VITALS, type VitalName } from '@yingzao/contract/studio'
import type { Level } from './wording'

/** A figure as it is read: `1.2 秒`, `180 毫秒`, or for what has no unit `0.05`. */
export function vitalText(name: VitalName, value: number): string {
  if (name === 'cls') return value.toFixed(2)
  return value < 1000 ? `${Math.round(value)} 毫秒` : `${(value / 1000).toFixed(1)} 秒`
}

/** How good a figure is, by the usual thresholds. */
export function levelOf(name: VitalName, value: number): Level {
  const { good, fair } = VITALS[name]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** A share as it is read; what is there is never nothing. */
export function shareText(share: number): string {
  return share > 0 && share < 0.01 ? '不到 1%' : `${Math.round(share * 100)}%`
}
