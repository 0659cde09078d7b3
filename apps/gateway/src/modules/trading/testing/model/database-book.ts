import { AppError } from '../../../../http/app-error'
import { storeQuotes } from '../../../market/store-quotes'
import type { TestStore } from '../../../testing/start-test-gateway'
import { applyActions } from '../../matching/apply-actions'
import { expireOrders } from '../../matching/expire-orders'
import { processTicks } from '../../matching/process-ticks'
import { replayDay } from '../../matching/replay'
import { verifyTrading } from '../../matching/verify'
import { acceptOrder } from '../../orders/accept-order'
import { cancelOrder } from '../../orders/cancel-order'
import { addPlayer, at, emptyMarket, openMarket } from '../trading-days'
import { type BookState, sameState, slowState } from './compare-books'
import { type HistoryOrder, type HistoryQuote, randomHistory } from './history'
import { slowReckoning } from './slow-reckoning'

type Store = Pick<TestStore, 'ctx' | 'database'>

/**
 * Runs a history through the whole module and the database, and by the slow reckoning; throws at the first step after
 * which they differ. At the end entries, accounts, orders and fills have to agree, and each day is replayed.
 */
export async function compareInDatabase(store: Store, seed: number): Promise<void> {
  const history = randomHistory(seed)
  const slow = slowReckoning(history)
  const book = await DatabaseBook.open(store, history)
  for (const today of history.days) {
    slow.begin(today)
    await applyActions(store.ctx, today.day)
    for (const event of today.events) {
      const moment = at(event.clock, today.day)
      if (event.does === 'order') {
        const taken = await book.order(event.order, moment)
        if (taken !== slow.order(event.clock, event.order))
          throw new Error(
            `Seed ${seed}, ${moment.toISOString()}: taken is ${taken} for ${JSON.stringify(event.order)}`,
          )
      } else if (event.does === 'cancel') {
        slow.cancel(event.clock, event.nth)
        await book.cancel(event.nth, moment)
      } else {
        slow.quote(event.clock, event.quotes)
        await book.quote(event.quotes, moment)
      }
      sameState(history, `${today.day} ${JSON.stringify(event)}`, await book.state(), slowState(slow))
    }
    slow.expire()
    await expireOrders(store.ctx, today.day)
    sameState(history, `${today.day} ends`, await book.state(), slowState(slow))
  }
  await book.holdTogether(history.days.map(({ day }) => day))
}

class DatabaseBook {
  private readonly orders: { order_id: number; uid: number }[] = []

  private constructor(
    private readonly store: Store,
    private readonly players: readonly { player_id: number; uid: number }[],
  ) {}

  static async open(store: Store, history: ReturnType<typeof randomHistory>): Promise<DatabaseBook> {
    const { pool } = store.database.owner
    await emptyMarket(store)
    await openMarket(store)
    const { commission_rate, commission_min, most_percent } = history.terms
    await pool.query('UPDATE competition SET commission_rate = $1, commission_min = $2, most_percent = $3', [
      commission_rate,
      commission_min,
      most_percent,
    ])
    const players = []
    for (const { fund, holdings } of history.players) {
      const player = await addPlayer(store, { fund })
      players.push(player)
      for (const { code, qty, cost } of holdings)
        await pool.query(
          `INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost)
           VALUES ($1, $2, '2026-02-27', 'buy', 'given', $3, $4)`,
          [player.player_id, code, qty, cost],
        )
    }
    for (const { day, actions } of history.days)
      for (const { code, cash, bonus, pay_date } of actions)
        await pool.query(
          `INSERT INTO corporate_action (code, ex_date, cash, bonus, pay_date, source) VALUES ($1, $2, $3, $4, $5, '公告')`,
          [code, day, cash, bonus, pay_date],
        )
    return new DatabaseBook(store, players)
  }

  async order({ player, ...asked }: HistoryOrder, moment: Date): Promise<boolean> {
    const one = this.players[player]
    if (!one) return false
    try {
      const client_no = `history-${this.orders.length}`
      const { order_id } = await acceptOrder(this.store.ctx, one.player_id, { ...asked, client_no }, moment)
      this.orders.push({ order_id, uid: one.uid })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  async cancel(nth: number, moment: Date): Promise<void> {
    const order = this.orders[nth]
    if (!order) return
    await cancelOrder(this.store.ctx, order, moment).catch((error) => {
      if (!(error instanceof AppError)) throw error
    })
  }

  async quote(quotes: readonly HistoryQuote[], moment: Date): Promise<void> {
    const rows = quotes.map(({ is_late, ...quote }) => ({
      ...quote,
      high: null,
      low: null,
      amount: 0,
      quoted_at: moment,
      source: '测试',
      // For a day long past, any quote that is not simulated counts as late.
      is_simulated: !is_late,
    }))
    await storeQuotes(this.store.ctx.db.orm, rows)
    await processTicks(this.store.ctx)
  }

  async state(): Promise<BookState> {
    const { pool } = this.store.database.owner
    const accounts = await pool.query(
      'SELECT player_id::int, cash::float8, held::float8, receivable::float8 FROM sim_account ORDER BY player_id',
    )
    const positions = await pool.query(
      'SELECT player_id::int, code, qty, held, cost FROM sim_position WHERE qty > 0 ORDER BY player_id, code',
    )
    const orders = await pool.query(
      'SELECT state, filled_qty, filled_amount, commission, stamp, transfer, held FROM sim_order ORDER BY order_id',
    )
    return {
      players: accounts.rows.map(({ player_id, cash, held, receivable }) => ({
        cash,
        held,
        due: receivable,
        holdings: positions.rows
          .filter((one) => one.player_id === player_id)
          .map(({ code, qty, held, cost }) => [code, qty, held, cost].join(' ')),
      })),
      orders: orders.rows.map((row) => Object.values(row).join(' ')),
    }
  }

  async holdTogether(days: readonly string[]): Promise<void> {
    const differences = await verifyTrading(this.store.ctx.db.orm)
    for (const day of days) differences.push(...(await replayDay(this.store.ctx, day)).differences)
    if (differences.length > 0) throw new Error(differences.join('\n'))
  }
}
