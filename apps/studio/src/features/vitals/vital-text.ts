import { VITALS, type VitalName } from '@yingzao/contract/studio'
import { type Level, wording } from './wording'

/** A figure in readable form: `1.2 秒`, `180 毫秒`, or without a unit `0.05`. */
export function vitalText(name: VitalName, value: number): string {
  if (name === 'cls') return value.toFixed(2)
  return value < 1000 ? wording.milliseconds(Math.round(value)) : wording.seconds((value / 1000).toFixed(1))
}

/** How good a figure is, by the usual thresholds. */
export function levelOf(name: VitalName, value: number): Level {
  const { good, fair } = VITALS[name]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** A share in readable form; one above zero is never shown as zero. */
export function shareText(share: number): string {
  return share > 0 && share < 0.01 ? wording.underOne : `${Math.round(share * 100)}%`
}
