import { holdingKey } from '../../matching/tick-entries'
import { type History, randomHistory } from './history'
import { MemoryBook } from './memory-book'
import { type SlowBook, slowReckoning } from './slow-reckoning'

/** Players' assets and the state of orders, in one form for every reckoning. */
export interface BookState {
  players: { cash: number; held: number; due: number; holdings: string[] }[]
  orders: string[]
}

/** The contents of a history, to show that it tests something. */
export interface HistoryCounts {
  taken: number
  refused: number
  fills: number
}

/**
 * Runs a history by the module's rules and by the slow reckoning, and throws at the first step after which they differ.
 * Returns the contents of the history.
 */
export function compareInMemory(seed: number): HistoryCounts {
  const history = randomHistory(seed)
  const [quick, slow] = [new MemoryBook(history), slowReckoning(history)]
  const counts = { taken: 0, refused: 0, fills: 0 }
  for (const today of history.days) {
    quick.begin(today)
    slow.begin(today)
    sameState(history, `${today.day} begins`, memoryState(quick), slowState(slow))
    for (const event of today.events) {
      const { clock } = event
      if (event.does === 'order') {
        const [one, other] = [quick.order(clock, event.order), slow.order(clock, event.order)]
        if (one !== other)
          throw new Error(
            `Seed ${history.seed}, ${today.day} ${clock}: ${JSON.stringify(event.order)} is ${one ? '' : 'not '}taken, and by the slow reckoning ${other ? '' : 'not '}taken.`,
          )
        counts[one ? 'taken' : 'refused'] += 1
      } else if (event.does === 'cancel') {
        quick.cancel(clock, event.nth)
        slow.cancel(clock, event.nth)
      } else {
        quick.quote(clock, event.quotes)
        slow.quote(clock, event.quotes)
      }
      sameState(
        history,
        `${today.day} ${clock} ${JSON.stringify(event)}`,
        memoryState(quick),
        slowState(slow),
      )
      for (const player of history.players.keys())
        if (BigInt(quick.assetOf(player)) !== slow.assetOf(player))
          throw new Error(`Seed ${seed}, ${today.day} ${clock}: player ${player} has another asset.`)
    }
    quick.expire()
    slow.expire()
    sameState(history, `${today.day} ends`, memoryState(quick), slowState(slow))
  }
  counts.fills = slow.orders.filter(({ filled }) => filled > 0n).length
  return counts
}

/** Throws an error that shows both, if they differ. */
export function sameState({ seed }: History, when: string, one: BookState, other: BookState): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
  if (left !== right) throw new Error(`Seed ${seed}, after ${when}:\n${left}\n${right}`)
}

function memoryState({ accounts, positions, orders }: MemoryBook): BookState {
  return {
    players: accounts.map(({ cash, held, receivable }, player_id) => ({
      cash,
      held,
      due: receivable,
      holdings: [...positions]
        .filter(([key, { qty }]) => qty > 0 && key.startsWith(holdingKey({ player_id, code: '' })))
        .map(([key, { qty, held, cost }]) => [key.split(' ')[1], qty, held, cost].join(' '))
        .sort(),
    })),
    orders: orders.map(({ order, state }) =>
      [
        state,
        order.filled_qty,
        order.filled_amount,
        order.commission,
        order.stamp,
        order.transfer,
        order.held,
      ].join(' '),
    ),
  }
}

export function slowState({ players, orders }: SlowBook): BookState {
  return {
    players: players.map(({ cash, held, due, holdings }) => ({
      cash: Number(cash),
      held: Number(held),
      due: Number(due),
      holdings: [...holdings]
        .filter(([, { qty }]) => qty > 0n)
        .map(([code, { qty, held, cost }]) => [code, qty, held, cost].join(' '))
        .sort(),
    })),
    orders: orders.map((order) =>
      [
        order.state,
        order.filled,
        order.amount,
        order.commission,
        order.stamp,
        order.transfer,
        order.held,
      ].join(' '),
    ),
  }
}
