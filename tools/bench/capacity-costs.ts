// Run by capacity.mjs beside a gateway: `capacity-costs.ts SECONDS`. Prints what each kind of work costs as JSON in its last
// line.
import { setTimeout as wait } from 'node:timers/promises'
import { openPaymentSandbox } from '@yingzao/gateway/testing/process'
import { LeadCodes } from '../../e2e/testing/lead-codes'
import { atPace } from './at-pace'
import { type Buyer, Buyers } from './buyers'
import { GatewayLine } from './callers'
import { databaseSeconds } from './database-seconds'
import { GatewayOrders } from './gateway-orders'
import { openParts } from './open-parts'
import { VisitLine } from './visit-line'
import { Visits } from './visits'

/** At these rates per second this machine does not wait for itself. */
const RATES = { visits: 60, leads: 30, orders: 15 }

const seconds = Number(process.argv[2])
const parts = await openParts()
const { pool } = parts.db
const line = new VisitLine(parts.config.port)
const visits = new Visits(line, new LeadCodes(pool, parts.config), 'capacity')
const calls = new GatewayLine(parts.config.port)
const orders = new GatewayOrders(calls, { mark: 'jjrm' }, 'wx_native')
const sandbox = await openPaymentSandbox(parts, 'wechat')
const buyers = await new Buyers(parts).logIn(Math.round(RATES.orders * seconds))

interface Spent {
  gateway: number
  database: number
  bytes: number
}

// Some work is only done the first time.
await atPace(RATES.visits, 5, () => visit(true))
await wait(15_000)
const idle = await spentIn(() => wait(seconds * 1_000))
const ofVisits = await costOf(RATES.visits, () => visit(false), idle)
const withLeads = await costOf(RATES.leads, () => visit(true), idle)
const rows = [
  told('visit: a page, what its phone reports in three beacons', ofVisits),
  told('lead: a form that is sent with its code', less(withLeads, ofVisits)),
  told('order: made, begun to be paid, paid', await costOf(RATES.orders, order, idle)),
]
console.log(JSON.stringify(rows))
line.close()
calls.close()
await parts.db.close()

async function visit(leaves: boolean): Promise<void> {
  const { page, others } = await visits.visit(leaves)
  for (const { status } of [page, ...others])
    if (status < 200 || status >= 300) throw new Error(`The gateway answered ${status}.`)
}

async function order(): Promise<void> {
  const pid = await orders.order(buyers.pop() as Buyer)
  const trade = await sandbox.pay(`${pid}T01`)
  if (trade?.status !== 'paid') throw new Error(`The sandbox took no payment for ${pid}.`)
  await orders.tell(await sandbox.notify(trade))
}

/** What one piece of work costs beyond what an idle gateway spends in the same time. */
async function costOf(perSecond: number, work: () => Promise<void>, idle: Spent): Promise<Spent> {
  const began = performance.now()
  const count = Math.round(perSecond * seconds)
  const spent = await spentIn(() => atPace(perSecond, seconds, work))
  const share = (performance.now() - began) / (seconds * 1_000)
  const each = (of: keyof Spent) => (spent[of] - idle[of] * share) / count
  return { gateway: each('gateway'), database: each('database'), bytes: each('bytes') }
}

/** Beacons wait for a second before they are stored, so the end is a little later. */
async function spentIn(work: () => Promise<unknown>): Promise<Spent> {
  const before = await spentSoFar()
  await work()
  await wait(3_000)
  const after = await spentSoFar()
  return less(after, before)
}

async function spentSoFar(): Promise<Spent> {
  const text = await line.metrics()
  const { rows } = await pool.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
  return {
    gateway: Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]),
    database: await databaseSeconds(pool),
    bytes: Number(rows[0]?.bytes),
  }
}

function less(one: Spent, other: Spent): Spent {
  return {
    gateway: one.gateway - other.gateway,
    database: one.database - other.database,
    bytes: one.bytes - other.bytes,
  }
}

function told(what: string, { gateway, database, bytes }: Spent) {
  const ms = (spent: number) => Number((spent * 1_000).toFixed(2))
  return {
    what,
    'gateway (ms)': ms(gateway),
    'database (ms)': ms(database),
    'a second for a core of the gateway': Math.round(1 / gateway),
    'a second for a core of both': Math.round(1 / (gateway + database)),
    bytes: Math.round(bytes),
  }
}
