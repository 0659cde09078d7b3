import type { Answer, CallId } from '../../state/calls'
import { moneyText } from '../../ui/money-text'
import { wording } from './wording'

export type BatchRow = Answer<'couponBatchList'>['list'][number]
export type BatchDetail = Answer<'couponBatchDetail'>
export type HolderRow = Answer<'couponHolders'>['list'][number]

/** Calls whose results are out of date once a batch changes. */
export const CHANGED: readonly CallId[] = ['couponBatchList', 'couponBatchDetail']

/** What a coupon takes off: 满 500 减 50, 减 20%，最多 300. */
export function worthText({
  kind,
  amount,
  rate,
  ceiling,
  threshold,
}: Pick<BatchRow, 'kind' | 'amount' | 'rate' | 'ceiling' | 'threshold'>): string {
  const words = wording.worth
  const off =
    kind === 'amount' ? words.amount(moneyText(amount ?? 0)) : words.rate(rate ?? 0, moneyText(ceiling ?? 0))
  return threshold === 0 ? off : words.over(moneyText(threshold), off)
}
