// Run by sim-orders.mjs beside a gateway. Prints, for each round, how many orders a second the statements alone and the
// gateway accepted.
import { takeOrder } from '@yingzao/gateway/testing/process'
import { operations } from '../../packages/contract/src/server'
import { type Buyer, Buyers } from './buyers'
import { GatewayLine, workThrough } from './callers'
import { openParts } from './open-parts'
import { printRates } from './print-rates'

const { path, request: input } = operations.simulateOrder
/** Each of them may place sixty orders a minute. */
const PLAYERS = 500
const CONTEST = 'bench'
/** A share of the made-up market, and a price at which nobody sells it. */
const [CODE, PRICE] = ['609901', 0.95] as const

const parts = await openParts()
const { config, db } = parts
const line = new GatewayLine(config.port)
await openMarket()
const players = await enrol()
const price = await restingPrice()
let made = 0

await printRates(
  { statements: (count) => rate(count, byStatements), gateway: (count) => rate(count, byGateway) },
  200,
)
line.close()
await db.close()

type Asked = ReturnType<typeof asked>

/** How many orders a second are accepted with all callers busy. */
async function rate(count: number, order: (player: Buyer, given: Asked) => Promise<string>): Promise<number> {
  const orders = Array.from({ length: count }, () => ({ player: nextPlayer(), given: asked() }))
  const accepted = new Set<string>()
  const took = await workThrough(orders, async ({ player, given }) => {
    accepted.add(await order(player, given))
  })
  if (accepted.size !== count) throw new Error(`Of ${count} orders ${accepted.size} were accepted.`)
  return (count * 1000) / took
}

function nextPlayer(): Buyer {
  return players[made % PLAYERS] as Buyer
}

/** The smallest possible buy order. */
function asked() {
  made += 1
  return {
    competition_id: CONTEST,
    client_no: `bench-order-${made}`,
    code: CODE,
    side: 'buy',
    qty: 100,
    price,
  } as const
}

async function byStatements({ uid }: Buyer, given: Asked): Promise<string> {
  const { order_id } = await takeOrder(parts, input.parse(given), uid)
  return order_id
}

async function byGateway({ token }: Buyer, given: Asked): Promise<string> {
  const text = await line.post({
    path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(given),
  })
  const { code, response } = JSON.parse(text)
  if (code !== 1) throw new Error(`The gateway answered ${text}`)
  return response.order_id
}

/** Makes today a trading day, with a contest running. */
async function openMarket(): Promise<void> {
  const day = today()
  await db.pool.query('UPDATE trade_calendar SET is_open = true WHERE day = $1', [day])
  await db.pool.query(
    `INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text,
       is_open)
     VALUES ($1, '大赛', $2::date - 20, $2::date - 10, $2, $2::date + 30, 100000000, '规则', true)`,
    [CONTEST, day],
  )
}

/** Players who have a million yuan each. */
async function enrol(): Promise<Buyer[]> {
  const visitors = await new Buyers(parts).logIn(PLAYERS)
  const uids = visitors.map(({ uid }) => uid)
  await db.pool.query(
    `INSERT INTO sim_player (competition_id, uid, nick_name, nick_key)
     SELECT $1, uid, '选手', 'bench ' || uid FROM unnest($2::bigint[]) AS uid`,
    [CONTEST, uids],
  )
  await db.pool.query(
    `INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
     SELECT player_id, $2, 'fund', 'fund', 100000000 FROM sim_player WHERE competition_id = $1`,
    [CONTEST, today()],
  )
  return visitors
}

/** Below the price it is sold at and above the day's lowest, so that orders are accepted and wait. */
async function restingPrice(): Promise<string> {
  const { rows } = await db.pool.query<{ last: number }>('SELECT last::float8 FROM quote WHERE code = $1', [
    CODE,
  ])
  const [quote] = rows
  if (!quote) throw new Error('The made-up market has no quote yet.')
  return ((Math.floor((quote.last * PRICE) / 100) * 100) / 10_000).toFixed(2)
}

/** The day in China. */
function today(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}
