import type { Board } from './board-of'
import type { ExchangeRule } from './exchange-store'

type RuleName = ExchangeRule['name']

/** The rules for a board on a day. */
export interface ExchangeRules {
  board: Board
  /** Per cent of the reference price, up and down. */
  price_limit: number
  /** The same for shares under risk warning. */
  price_limit_st: number
  /** The first trade days of a listing that have no limit. Null: there was a limit of another kind, which is not covered. */
  free_days: number | null
  /** The fewest shares that can be bought. */
  lot: number
  /** The increment of shares above that. */
  lot_step: number
  /** The most shares of a limit order. */
  most_shares: number
  /** The smallest price step, in ten-thousandths of a yuan. */
  tick: number
  /** Stamp duty on sales, in millionths of the amount. */
  stamp_rate: number
  /** Transfer fee of both sides, in millionths of the amount. */
  transfer_rate: number
  /** The most that may be bid in continuous trading, in per cent of the ask. Null: no bound. */
  band_up: number | null
  /** The least that may be asked, in per cent of the bid. Null: no bound. */
  band_down: number | null
}

/** A rule that is not stored for a board and a day, or is not covered: it is never guessed. */
export class NoExchangeRule extends Error {
  constructor(board: Board, day: string, what: string) {
    super(
      `There is no rule ${what} of the board ${board} for ${day}. Import it with npm run data -- import exchange-rules, or choose a later day.`,
    )
    this.name = 'NoExchangeRule'
  }
}

/**
 * The rules for a board on a day, `2026-11-27`: for each name the newest row that is not after it. Throws
 * NoExchangeRule.
 */
export function rulesOf(rows: readonly ExchangeRule[], board: Board, day: string): ExchangeRules {
  const newest = new Map<RuleName, ExchangeRule>()
  for (const row of rows) {
    if (row.board !== board || row.from_day > day) continue
    const known = newest.get(row.name)
    if (known === undefined || known.from_day < row.from_day) newest.set(row.name, row)
  }
  const found = (name: RuleName) => newest.get(name)?.value
  const needed = (name: RuleName): number => {
    const value = found(name)
    if (value === undefined) throw new NoExchangeRule(board, day, name)
    return value
  }
  const price_limit = needed('price_limit')
  return {
    board,
    price_limit,
    price_limit_st: found('price_limit_st') ?? price_limit,
    free_days: found('free_days') ?? null,
    lot: needed('lot'),
    lot_step: needed('lot_step'),
    most_shares: needed('most_shares'),
    tick: needed('tick'),
    stamp_rate: needed('stamp_rate'),
    transfer_rate: needed('transfer_rate'),
    band_up: found('band_up') || null,
    band_down: found('band_down') || null,
  }
}
