import type { cashMoves, shareMoves } from '../account-tables'

/** A movement of money, fen. Fields left out do not move. */
export interface CashEntry {
  player_id: number
  /** The trading day that it belongs to. */
  day: string
  move: (typeof cashMoves)[number]
  /** What caused it. Unique together with player and move. */
  ref: string
  cash?: number
  held?: number
  receivable?: number
}

/** A movement of shares. */
export interface ShareEntry {
  player_id: number
  code: string
  day: string
  move: (typeof shareMoves)[number]
  ref: string
  qty?: number
  held?: number
  /** Fen. */
  cost?: number
}

/** Entries that belong together: written in one transaction or not at all. */
export interface Entries {
  cash: readonly CashEntry[]
  shares: readonly ShareEntry[]
}

/** The `ref` of entries, by their cause. */
export const refOf = {
  fund: 'fund',
  order: (order_id: number) => `order:${order_id}`,
  fill: (order_id: number, tick_id: number) => `fill:${order_id}:${tick_id}`,
  end: (order_id: number) => `end:${order_id}`,
  action: (code: string, ex_date: string) => `action:${code}:${ex_date}`,
}
