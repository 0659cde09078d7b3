import { allowSilence, type Database } from '../../src/db/database'
import type { Quote } from '../../src/modules/market'
import { storeQuotes } from '../../src/modules/market/store-quotes'
import { processTicks } from '../../src/modules/trading'
import { openStage, type StageOptions } from '../console-stage'

interface Wanted extends StageOptions {
  orders: number
  rounds: number
  report: (line: string) => void
}

const SHARES = 5_000
/** Prefixes of boards that have rules, a thousand shares each. */
const PREFIXES = ['000', '600', '601', '603', '605'] as const
const DAY = '2026-03-02'
/** Ten yuan: everybody's bid. */
const BID = 100_000

/**
 * Measures how long new quotes of all shares take to be stored, and to be matched against waiting orders, where they
 * fill none of them and where they fill one in twenty.
 */
export async function measureTicks({ orders, rounds, report, ...options }: Wanted) {
  await using stage = await openStage(options, () => {})
  const { db } = stage.ctx
  const began = performance.now()
  await stage.asOwner((owner) => seedOrders(owner, orders))
  report(`${orders} orders stored in ${seconds(began)} s`)
  let second = 0
  const quotes = (filling: (share: number) => boolean): Quote[] => {
    second += 1
    return Array.from({ length: SHARES }, (_, share) => quoteOf(share, second, filling(share)))
  }
  // The first round runs cold, and there is no earlier trade.
  await storeQuotes(
    db.orm,
    quotes(() => false),
  )
  await processTicks({ db })
  const rows = []
  for (let round = 0; round < rounds; round += 1)
    for (const [what, filling] of [
      ['no order is filled', () => false],
      ['one of twenty is filled', (share: number) => share % 20 === round],
    ] as const) {
      const storing = performance.now()
      await storeQuotes(db.orm, quotes(filling))
      const matching = performance.now()
      await processTicks({ db })
      const ended = performance.now()
      rows.push({ what, stored: matching - storing, matched: ended - matching })
    }
  const { rows: filled } = await db.pool.query('SELECT count(*)::int AS orders FROM sim_fill')
  report(`${filled[0].orders} orders were filled`)
  return rows
}

function quoteOf(share: number, second: number, isFilling: boolean): Quote {
  return {
    code: `${PREFIXES[Math.floor(share / 1_000)]}${String(share % 1_000).padStart(3, '0')}`,
    last: BID,
    prev_close: BID,
    open: BID,
    high: BID,
    low: BID,
    bid1: BID - 100,
    ask1: isFilling ? BID : BID + 100,
    limit_up: null,
    limit_down: null,
    volume: 100_000 * second,
    amount: 100_000_000 * second,
    quoted_at: new Date(Date.parse(`${DAY}T10:00:00+08:00`) + second * 1_000),
    is_suspended: false,
    source: '行情',
    is_simulated: true,
  }
}

/** The same in SQL, for a number counted from 0. */
function codeIn(number: string): string {
  return `(ARRAY['${PREFIXES.join("','")}'])[(${number}) / 1000 + 1] || lpad(((${number}) % 1000)::text, 3, '0')`
}

/** Gives everybody one order of a hundred shares, with the money held for it. */
async function seedOrders({ pool }: Pick<Database, 'pool'>, orders: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    allowSilence(client)
    await client.query(`
      INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
        FROM generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') AS day;
      INSERT INTO instrument (code, name, initials, kind, exchange, listed_on)
        SELECT ${codeIn('n')}, 'S' || n, 's', 'stock', 'SSE', '2015-06-01' FROM generate_series(0, ${SHARES - 1}) AS n;
      INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text,
          is_open)
        VALUES ('bench', '大赛', '2026-01-01', '2026-03-01', '${DAY}', '2026-03-31', 100000000, '规则', true);
      INSERT INTO sim_player (competition_id, nick_name, nick_key)
        SELECT 'bench', '选手', 'player ' || n FROM generate_series(1, ${orders}) AS n;
      INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
        SELECT player_id, '${DAY}', 'fund', 'fund', 100000000 FROM sim_player;
      INSERT INTO sim_order (player_id, client_no, code, side, kind, qty, price, day, after_tick, held)
        SELECT player_id, 'bench-order', ${codeIn(`player_id % ${SHARES}`)}, 'buy', 'limit', 100, ${BID}, '${DAY}', 0, 100600
        FROM sim_player;
      INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash, held)
        SELECT player_id, '${DAY}', 'hold', 'order:' || order_id, -held, held FROM sim_order`)
    await client.query('VACUUM ANALYZE')
  } finally {
    client.release(true)
  }
}

function seconds(since: number): number {
  return Math.round(performance.now() - since) / 1_000
}
