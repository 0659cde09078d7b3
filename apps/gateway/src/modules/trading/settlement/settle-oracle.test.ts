import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../market/demo/random'
import { signInMember } from '../../testing/sign-in-member'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { settledState } from '../testing/settled-days'
import { settleDay } from './settle-day'

/** From a Thursday to a Tuesday, across the end of a month and a week of holidays. */
const SPAN = ['2026-01-29', '2026-02-24'] as const
const HOLIDAYS = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20']
const LATER = new Date('2026-02-24T16:00:00+08:00')
const FUND = 100_000_000
const PLAYERS = 300
const CODES = ['609901', '609902', '609903', '519901'] as const
/** An unannounced bonus: on this day ten shares became eighteen. */
const BONUS = { code: '609902', day: '2026-02-05' }
/** Traded for the last time on this day. */
const SUSPENDED = { code: '609903', day: '2026-02-10' }

interface Player {
  id: number
  joined: string
  enrolled: number
  isOut: boolean
  cash: number
  held: Map<string, number>
  closed: number
  won: number
  peak: number
  fall: number
  /** By the day. */
  assets: Map<string, number>
}

let store: TestStore
const days: string[] = []
const assets: object[] = []
const ranks: object[] = []

beforeAll(async () => {
  store = await openTestStore()
  await openSpan()
  await play()
})
afterAll(() => store[Symbol.asyncDispose]())

const run = (text: string, values: unknown[] = []) => store.database.owner.pool.query(text, values)

async function openSpan(): Promise<void> {
  await run(
    `INSERT INTO trade_calendar (day, is_open)
     SELECT day::date, extract(isodow FROM day) < 6 AND NOT day::date = ANY($1::date[])
     FROM generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') AS day`,
    [HOLIDAYS],
  )
  await run(
    `INSERT INTO instrument (code, name, initials, kind, exchange)
     SELECT code, code, 'x', CASE WHEN code LIKE '5%' THEN 'etf' ELSE 'stock' END, 'SSE' FROM unnest($1::text[]) AS code`,
    [CODES],
  )
  await run(
    `INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text)
     VALUES ('contest', '大赛', '2026-01-01', '2026-02-20', $1, $2, $3, '规则')`,
    [...SPAN, FUND],
  )
  const { rows } = await run(
    'SELECT day::text FROM trade_calendar WHERE is_open AND day BETWEEN $1 AND $2 ORDER BY day',
    [...SPAN],
  )
  days.push(...rows.map(({ day }) => day))
}

/** Plays it all, stores it, and computes independently what each day comes to. */
async function play(): Promise<void> {
  const random = createRandom('settled')
  const upTo = (most: number) => Math.floor(random() * most)
  const players = await addPlayers(upTo)
  const prices = new Map<string, number>(CODES.map((code) => [code, 100_000]))
  const counted = new Map(prices)
  for (const day of days) {
    const cash: [number, string, number, number][] = []
    const shares: [number, string, string, number][] = []
    const sales: [number, number][] = []
    for (const code of CODES) {
      if (code === SUSPENDED.code && day > SUSPENDED.day) continue
      const before = prices.get(code) ?? 0
      const isBonus = code === BONUS.code && day === BONUS.day
      const reference = isBonus ? Math.round(before / 180) * 100 : before
      const close = Math.max(1_000, reference + (upTo(9) - 4) * 100)
      prices.set(code, close)
      if (code !== BONUS.code || day < BONUS.day) counted.set(code, close)
      await run(
        `INSERT INTO daily_bar (code, day, open, high, low, close, prev_close, volume, amount, source)
         VALUES ($1, $2, $3, $3, $3, $3, $4, 1, 1, '测试')`,
        [code, day, close, reference],
      )
    }
    for (const player of players) {
      if (player.joined > day || upTo(3) === 0 || player.id % 10 === 0) continue
      for (const [code, qty] of player.held) {
        if (upTo(3) > 0 || qty === 0) continue
        const sold = upTo(4) === 0 ? qty : Math.ceil(qty / 2)
        const profit = upTo(3_001) - 1_500
        player.held.set(code, qty - sold)
        player.cash += sold * 900
        player.closed += 1
        if (profit > 0) player.won += 1
        cash.push([player.id, 'sell', sold * 900, 0])
        shares.push([player.id, code, 'sell', -sold])
        sales.push([player.id, profit])
      }
      const code = CODES[upTo(CODES.length)] ?? ''
      const qty = (1 + upTo(40)) * 100 + upTo(7)
      player.held.set(code, (player.held.get(code) ?? 0) + qty)
      player.cash -= qty * 1_000
      // Part of the payment is still held by an order: it is theirs.
      cash.push([player.id, 'buy', -qty * 1_000 - 500, 500])
      shares.push([player.id, code, 'buy', qty])
    }
    await storeDay(day, { cash, shares, sales })
    for (const player of players) if (player.joined <= day) assets.push(endOf(player, day, counted))
    for (const period of ['all', 'day', 'month', 'week']) ranks.push(...rankingOf(players, period, day))
  }
  await run(
    `INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, is_suspended, source)
     VALUES ($1, 100, 100, 0, 0, '2026-02-24T10:00:00+08:00', true, '测试')`,
    [SUSPENDED.code],
  )
}

async function addPlayers(upTo: (most: number) => number): Promise<Player[]> {
  const given = Array.from({ length: PLAYERS }, (_none, index) => ({
    // A holiday is among the days on which some sign up.
    joined: index % 5 === 0 ? (['2026-02-04', '2026-02-18', '2026-02-23'][upTo(3)] as string) : '2026-01-20',
    // Several at the same moment.
    enrolled: Date.parse('2026-01-20T10:00:00Z') + upTo(20) * 1_000,
    isOut: index % 17 === 0,
  }))
  const { member_id } = await signInMember(store, { roles: ['operator'] })
  const { rows } = await run(
    `INSERT INTO sim_player (competition_id, nick_name, nick_key, enrolled_at, disqualified_at, disqualified_by, disqualified_reason)
     SELECT 'contest', '选手', 'player ' || n, enrolled, CASE WHEN is_out THEN now() END,
       CASE WHEN is_out THEN $3::bigint END, CASE WHEN is_out THEN '违规' END
     FROM unnest($1::timestamptz[], $2::boolean[]) WITH ORDINALITY AS given (enrolled, is_out, n)
     RETURNING player_id::int`,
    [given.map(({ enrolled }) => new Date(enrolled)), given.map(({ isOut }) => isOut), member_id],
  )
  await run(
    `INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
     SELECT player_id, day, 'fund', 'fund', ${FUND} FROM unnest($1::bigint[], $2::date[]) AS given (player_id, day)`,
    [rows.map(({ player_id }) => player_id), given.map(({ joined }) => joined)],
  )
  const start = { cash: FUND, closed: 0, won: 0, peak: FUND, fall: 0 }
  return given.map((player, index) => ({
    ...player,
    ...start,
    id: rows[index].player_id,
    held: new Map(),
    assets: new Map(),
  }))
}

let entries = 0

async function storeDay(
  day: string,
  {
    cash,
    shares,
    sales,
  }: {
    cash: [number, string, number, number][]
    shares: [number, string, string, number][]
    sales: [number, number][]
  },
): Promise<void> {
  const column = (rows: readonly (readonly unknown[])[], at: number) => rows.map((row) => row[at])
  const refs = (rows: readonly unknown[]) =>
    rows.map(() => {
      entries += 1
      return `fill:0:${entries}`
    })
  await run(
    `INSERT INTO sim_cash_ledger (player_id, day, ref, move, cash, held)
     SELECT player_id, $1, ref, move, cash, held
     FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[]) AS given (player_id, ref, move, cash, held)`,
    [day, column(cash, 0), refs(cash), column(cash, 1), column(cash, 2), column(cash, 3)],
  )
  await run(
    `INSERT INTO sim_share_ledger (player_id, day, ref, code, move, qty)
     SELECT player_id, $1, ref, code, move, qty
     FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[]) AS given (player_id, ref, code, move, qty)`,
    [day, column(shares, 0), refs(shares), column(shares, 1), column(shares, 2), column(shares, 3)],
  )
  await run(
    `WITH given AS (SELECT * FROM unnest($2::bigint[], $3::text[], $4::bigint[]) AS given (player_id, ref, profit)),
     sold AS (
       INSERT INTO sim_order (player_id, client_no, code, side, kind, qty, price, day, after_tick, state, filled_qty, ended_at)
       SELECT player_id, replace(ref, ':', '-') || '-order', '609901', 'sell', 'limit', 100, 100, $1, 0, 'filled', 100, now()
       FROM given RETURNING order_id, client_no)
     INSERT INTO sim_trade (order_id, player_id, code, side, from_weight, to_weight, price, qty, day, traded_at, profit)
     SELECT order_id, player_id, '609901', 'reduce', 0, 0, 100, 100, $1, now(), profit
     FROM sold JOIN given ON client_no = replace(ref, ':', '-') || '-order'`,
    [day, column(sales, 0), refs(sales), column(sales, 1)],
  )
}

function endOf(player: Player, day: string, counted: ReadonlyMap<string, number>): object {
  let holdings = 0
  const frozen: string[] = []
  for (const code of [...player.held.keys()].sort()) {
    const qty = player.held.get(code) ?? 0
    if (qty === 0) continue
    holdings += Math.floor((qty * (counted.get(code) ?? Number.NaN)) / 100 + 0.5)
    if (code === BONUS.code && day >= BONUS.day) frozen.push(code)
  }
  const asset = player.cash + holdings
  player.peak = Math.max(player.peak, asset)
  player.fall = Math.max(player.fall, Math.floor(((player.peak - asset) * 1_000_000) / player.peak))
  player.assets.set(day, asset)
  return {
    player_id: player.id,
    day,
    cash: player.cash,
    receivable: 0,
    holdings,
    asset,
    peak: player.peak,
    max_drawdown: player.fall,
    closed_trades: player.closed,
    won_trades: player.won,
    frozen_codes: frozen,
  }
}

/** The weeks of these days: they begin on Mondays. */
const WEEKS = ['2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23']

function isIn(period: string, one: string, day: string): boolean {
  const week = (of: string) => WEEKS.findLast((monday) => monday <= of)
  if (period === 'day') return one === day
  if (period === 'week') return week(one) === week(day)
  return period === 'all' || one.slice(0, 7) === day.slice(0, 7)
}

function rankingOf(players: readonly Player[], period: string, day: string): object[] {
  const base = days.findLast((one) => one < day && !isIn(period, one, day)) ?? ''
  const places = players
    .filter(({ assets, isOut }) => assets.has(day) && !isOut)
    .map((player) => ({
      player,
      rate: Math.floor(
        ((player.assets.get(day) ?? 0) * 1_000_000) / (player.assets.get(base) ?? FUND) - 1_000_000,
      ),
      wins: player.closed === 0 ? -1 : Math.floor((player.won * 1_000_000) / player.closed),
      closed: player.closed,
    }))
  places.sort(
    (a, b) =>
      b.rate - a.rate ||
      b.wins - a.wins ||
      a.player.enrolled - b.player.enrolled ||
      a.player.id - b.player.id,
  )
  return places.map(({ player, rate, wins, closed }, index) => ({
    period,
    day,
    rank: index + 1,
    player_id: player.id,
    return_rate: rate,
    win_rate: Math.max(0, wins),
    closed_trades: closed,
  }))
}

test('every figure of every day is that of a second, simple reckoning, though all is settled long after', async () => {
  for (const day of days) await settleDay(store.ctx, 'contest', day, { now: LATER })
  const settled = await settledState(store)
  expect(settled.assets).toEqual(assets)
  expect(settled.ranks).toEqual(ranks)
  expect(settled.days.map(({ state }) => state)).toEqual(days.map(() => 'settled'))
  // The test is not vacuous.
  expect(settled.prices.filter(({ basis }) => basis === 'kept')).toHaveLength(9)
  expect(settled.prices.filter(({ basis }) => basis === 'suspended')).toHaveLength(5)
  const { rows } = await run('SELECT code, day::text, kept_price::float8 FROM sim_suspect')
  expect(rows).toEqual([{ ...BONUS, kept_price: expect.any(Number) }])
})
