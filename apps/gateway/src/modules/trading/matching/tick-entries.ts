import type { CashEntry, Entries, ShareEntry } from '../ledger/entries'
import { endEntries, fillEntries, type Holding } from '../ledger/outcome-entries'
import type { Outcome } from './match-tick'

/** The holding of a player in a share, by one key. */
export function holdingKey({ player_id, code }: { player_id: number; code: string }): string {
  return `${player_id} ${code}`
}

/**
 * The movements caused by the outcomes of a tick, in order. `holdings` are those of the sellers before it, and are
 * updated to those after it: a sale's share of the cost depends on earlier ones.
 */
export function tickEntries(
  outcomes: readonly Outcome[],
  tick_id: number,
  holdings: Map<string, Holding>,
): Entries {
  const cash: CashEntry[] = []
  const shares: ShareEntry[] = []
  const add = (entries: Entries) => {
    cash.push(...entries.cash)
    shares.push(...entries.shares)
  }
  for (const { before, fill, released } of outcomes) {
    if (fill) {
      const key = holdingKey(before)
      const holding = holdings.get(key) ?? { qty: 0, cost: 0 }
      const entries = fillEntries(before, tick_id, fill, holding)
      add(entries)
      const [moved] = entries.shares
      holdings.set(key, { qty: holding.qty + (moved?.qty ?? 0), cost: holding.cost + (moved?.cost ?? 0) })
    }
    add(endEntries(before, released))
  }
  return { cash, shares }
}
