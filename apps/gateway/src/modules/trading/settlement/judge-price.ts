import { type ExchangeRules, exReference } from '../../exchange'
import type { CorporateAction, DayPrice } from '../../market'
import type { DayLimits } from '../orders/share-rules'
import type { simPriceBases } from '../rank-tables'

type Action = Pick<CorporateAction, 'ex_date' | 'cash' | 'bonus'>
type Tick = Pick<ExchangeRules, 'tick'>

/** The price that a share counts at on a day, ten-thousandths of a yuan. */
export interface CountedPrice {
  price: number
  basis: (typeof simPriceBases)[number]
}

/** An earlier price adjusted for comparison with a later one: reduced by each action since, in order of ex-date. */
function carriedPrice(
  rules: Tick,
  { day, price }: { day: string; price: number },
  actions: readonly Action[],
): number {
  return actions
    .filter(({ ex_date }) => ex_date > day)
    .reduce((carried, action) => exReference(rules, carried, action), price)
}

export interface Judged {
  share: Pick<DayPrice, 'bar' | 'before'>
  rules: Tick
  /** The share's actions up to the day, in order of date. */
  actions: readonly Action[]
  /** The limits of the day around a reference price. Null: there are none. */
  limitsOf(reference: number): Promise<DayLimits | null>
}

/**
 * The price that a share keeps because its own on the day is implausible: its reference price differs from the previous
 * close by more than a tick and no action explains it, or it closed beyond the limits of the day. An action explains it
 * if the reference price is the previous close adjusted for it, or if a source repeats the close itself and the day
 * continued from the adjusted one. What is kept is the earlier price adjusted for all known actions, as those have been
 * applied to players' holdings. Undefined: nothing is wrong, or there is nothing to compare with.
 */
export async function suspicionOf({
  share: { bar, before },
  rules,
  actions,
  limitsOf,
}: Judged): Promise<number | undefined> {
  if (!bar || !before) return undefined
  const expected = carriedPrice(rules, { day: before.day, price: before.close }, actions)
  const isNear = (price: number) => Math.abs(bar.prev_close - price) <= rules.tick
  if (!isNear(expected) && !isNear(before.close)) return expected
  const limits = await limitsOf(isNear(expected) ? bar.prev_close : expected)
  if (limits && (bar.close > limits.up || bar.close < limits.down)) return expected
  return undefined
}

interface Counted {
  share: Pick<DayPrice, 'bar' | 'before' | 'is_suspended'>
  rules: Tick
  actions: readonly Action[]
  /** The price that it has kept since a day. */
  kept: { day: string; price: number } | undefined
}

/** The price that a share counts at; undefined: it is not known. */
export function countedPrice({ share, rules, actions, kept }: Counted): CountedPrice | undefined {
  if (kept) return { price: carriedPrice(rules, kept, actions), basis: 'kept' }
  if (share.bar) return { price: share.bar.close, basis: 'close' }
  if (!share.is_suspended || !share.before) return undefined
  const { day, close: price } = share.before
  return { price: carriedPrice(rules, { day, price }, actions), basis: 'suspended' }
}
