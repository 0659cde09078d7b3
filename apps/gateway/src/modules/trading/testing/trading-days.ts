import { storeQuotes } from '../../market/store-quotes'
import { signIn } from '../../testing/sign-in'
import type { TestStore } from '../../testing/start-test-gateway'
import { openAccount } from '../ledger/open-account'
import { type AskedOrder, acceptOrder } from '../orders/accept-order'

type Store = Pick<TestStore, 'ctx' | 'database'>

/** Monday to Friday of a week of trading, in a year whose calendar the tests know completely. */
export const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const
export const [DAY] = DAYS

/** A share of the main board, one of STAR, and an ETF. */
export const SHARE = '609901'
export const STAR = '689901'
export const ETF = '519901'

/** A moment by China time. */
export function at(clock: string, day: string = DAY): Date {
  return new Date(`${day}T${clock}+08:00`)
}

/** Loads a year of weekdays, three instruments, and a contest over the five days. */
export async function openMarket({ database }: Pick<Store, 'database'>): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
     FROM generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') AS day`,
  )
  await database.owner.pool.query(
    `INSERT INTO instrument (code, name, initials, kind, exchange) VALUES
       ('${SHARE}', '江岸酒业', 'jajy', 'stock', 'SSE'), ('${STAR}', '芯光科技', 'xgkj', 'stock', 'SSE'),
       ('${ETF}', '宽基指数', 'kjzs', 'etf', 'SSE')`,
  )
  await addContest({ database }, 'contest')
}

/** Removes everything that a market and contests have added. */
export async function emptyMarket({ database }: Pick<Store, 'database'>): Promise<void> {
  await database.owner.pool.query(
    'TRUNCATE trade_calendar, instrument, competition, quote_tick CASCADE; UPDATE sim_cursor SET tick_id = 0',
  )
}

/** A contest over the five days, in which all assets may be in one share, unless stated otherwise. */
export async function addContest(
  { database }: Pick<Store, 'database'>,
  competition_id: string,
  { most_percent = 100 }: { most_percent?: number } = {},
): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text,
       most_percent, is_open)
     VALUES ($1, '大赛', '2026-02-01', '2026-02-20', $2, $3, 100000000, '规则', $4, true)`,
    [competition_id, DAYS[0], DAYS[4], most_percent],
  )
}

let players = 0

/** A visitor who is in a contest with a fund, fen. */
export async function addPlayer(
  store: Store,
  { contest = 'contest', fund = 100_000_000 }: { contest?: string; fund?: number } = {},
) {
  const visitor = await signIn(store)
  players += 1
  const { rows } = await store.database.owner.pool.query(
    `INSERT INTO sim_player (competition_id, uid, nick_name, nick_key) VALUES ($1, $2, '选手', $3) RETURNING player_id::int`,
    [contest, visitor.uid, `player ${players}`],
  )
  const { player_id }: { player_id: number } = rows[0]
  await store.ctx.db.orm.transaction((tx) => openAccount(tx, player_id, fund, DAY))
  return { ...visitor, player_id }
}

/** A simulated quote, in yuan. */
export interface TestQuote {
  code?: string
  last?: number
  prev_close?: number
  open?: number | null
  bid1?: number | null
  ask1?: number | null
  limit_up?: number | null
  limit_down?: number | null
  /** The day's volume so far, in shares. */
  volume?: number
  is_suspended?: boolean
  is_simulated?: boolean
}

/** Stores quotes of one moment in one statement: they form one tick. */
export async function quoteAt(
  { ctx }: Pick<Store, 'ctx'>,
  moment: Date,
  ...quotes: readonly TestQuote[]
): Promise<void> {
  const rows = quotes.map(({ code = SHARE, last = 10, prev_close = 10, volume = 0, ...given }) => ({
    code,
    last: units(last),
    prev_close: units(prev_close),
    open: orNull(given.open === undefined ? last : given.open),
    high: null,
    low: null,
    bid1: orNull(given.bid1 === undefined ? last : given.bid1),
    ask1: orNull(given.ask1 === undefined ? last : given.ask1),
    limit_up: orNull(given.limit_up ?? null),
    limit_down: orNull(given.limit_down ?? null),
    volume,
    amount: 0,
    quoted_at: moment,
    is_suspended: given.is_suspended ?? false,
    source: '测试',
    is_simulated: given.is_simulated ?? true,
  }))
  await storeQuotes(ctx.db.orm, rows)
}

/** Converts yuan to ten-thousandths. */
export function units(yuan: number): number {
  return Math.round(yuan * 10_000)
}

function orNull(yuan: number | null): number | null {
  return yuan === null ? null : units(yuan)
}

let orders = 0

/** A new order, to buy a hundred shares at 10 yuan unless stated otherwise; the price in yuan. */
export function asked({
  price = 10,
  ...given
}: Partial<Omit<AskedOrder, 'price'>> & { price?: number | null } = {}): AskedOrder {
  orders += 1
  return {
    client_no: `client-no-${orders}`,
    code: SHARE,
    side: 'buy',
    qty: 100,
    ...given,
    price: price === null ? null : units(price),
  }
}

/** Places a new order at a moment. */
export function order(
  { ctx }: Pick<Store, 'ctx'>,
  player_id: number,
  given: Parameters<typeof asked>[0],
  moment: Date,
) {
  return acceptOrder(ctx, player_id, asked(given), moment)
}

/** An order as it stands now. */
export async function orderOf({ database }: Pick<Store, 'database'>, order_id: number) {
  const { rows } = await database.owner.pool.query(
    `SELECT state, filled_qty::float8, filled_amount::float8, commission::float8, stamp::float8, transfer::float8,
       held::float8, remark, after_tick::float8, ended_after_tick::float8 FROM sim_order WHERE order_id = $1`,
    [order_id],
  )
  return rows[0]
}

/** A player's balances, fen, and their holdings. */
export async function stateOf({ database }: Pick<Store, 'database'>, player_id: number) {
  const { pool } = database.owner
  const accounts = await pool.query(
    'SELECT cash::float8, held::float8, receivable::float8 FROM sim_account WHERE player_id = $1',
    [player_id],
  )
  const positions = await pool.query(
    'SELECT code, qty::float8, held::float8, cost::float8 FROM sim_position WHERE player_id = $1 ORDER BY code',
    [player_id],
  )
  return { ...accounts.rows[0], positions: positions.rows }
}
