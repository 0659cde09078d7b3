import {
  createCompanyReader,
  databaseQueue,
  loadConfig,
  openProcessDatabase,
} from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { DataFolder } from './data-folder'
import { GatewayRelay } from './gateway-relay'
import { PartGateway } from './part-gateway'
import { PAY_FAILPOINTS, type PayFailpoint } from './pay-failpoints'
import { payFaults } from './pay-ledger'
import { type MadePayment, openShop, PayOrders } from './pay-orders'
import { PaySuppliers } from './pay-suppliers'

/** How many payments suppliers report at the same time. */
const AT_ONCE = 2
/** Each gateway handles at most this many notices before it dies, plus those in progress at that moment. */
const MOST_PASSES = 1
const PAYMENTS_PER_KILL = MOST_PASSES + AT_ONCE

const OVER = new Error('All payments are taken up, and a gateway that should have died lives.')

/** Where a gateway dies, and after how many notices have passed that point. */
export interface PayEnd {
  at: PayFailpoint
  passes: number
}

export interface PayKillReport {
  kills: number
  /** Payments that were acknowledged to their suppliers. */
  acked: number
  made: number
  faults: string[]
}

/** Returns `count` ends that use each failpoint equally often. */
export function payEnds(count: number): PayEnd[] {
  return Array.from({ length: count }, (_, index) => ({
    at: PAY_FAILPOINTS[index % PAY_FAILPOINTS.length] ?? 'in_transaction',
    passes: Math.floor(index / PAY_FAILPOINTS.length) % (MOST_PASSES + 1),
  }))
}

/** The books of gateways and of the suppliers that they work with, and visitors who pay. */
export interface PayStage extends AsyncDisposable {
  environment: NodeJS.ProcessEnv
  pool: Pool
  orders: PayOrders
}

export async function setPayStage(): Promise<PayStage> {
  const data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DATA_DIR: data.path, PUBLIC_ORIGIN: 'https://localhost' }
  const config = loadConfig(environment)
  const db = await openProcessDatabase(config, () => {})
  await db.prepare(['close-order', 'send-refund'])
  await openShop(db.pool)
  const company = createCompanyReader({ config, db })
  const log = pino({ level: 'silent' })
  return {
    environment,
    pool: db.pool,
    orders: new PayOrders({ config, company, db, jobs: databaseQueue, log }),
    async [Symbol.asyncDispose]() {
      await db.close()
      await data[Symbol.asyncDispose]()
    },
  }
}

/**
 * Kills gateways one after the other while suppliers send notices of payments, each until it is acknowledged; at the
 * end one lives until all were. `fault` makes gateways answer before they have stored anything.
 */
export async function killPayGateways(
  { environment, pool, orders }: PayStage,
  ends: readonly PayEnd[],
  { fault = '' }: { fault?: 'answers-early' | '' } = {},
): Promise<PayKillReport> {
  const spawn = (args: readonly string[]) =>
    PartGateway.spawn({ program: 'pay-gateway-process', args, environment })
  const dying = ends.map(
    ({ at, passes }) =>
      () =>
        spawn([at, String(passes), fault]),
  )
  await using relay = new GatewayRelay([...dying, () => spawn(['', '0', fault])])
  const made: MadePayment[] = []
  while (made.length < ends.length * PAYMENTS_PER_KILL + AT_ONCE) made.push(await orders.pay())
  const suppliers = new PaySuppliers(made, AT_ONCE)
  let kills = 0
  for (const _ of ends) {
    const gateway = await relay.take()
    suppliers.tellAt(gateway.origin)
    // With the fault all may be answered before anything is stored, and the gateway dies a moment later.
    const over = suppliers.done().then(() => (fault === '' ? Promise.reject(OVER) : gateway.ended()))
    await Promise.race([gateway.ended(), over])
    suppliers.tellAt(undefined)
    kills++
  }
  const last = await relay.take()
  suppliers.tellAt(last.origin)
  await suppliers.done()
  const found = await payFaults(pool, { made, acked: suppliers.acked })
  const unheard = suppliers.unheard.map(() => 'A payment was told to the end in vain')
  return { kills, acked: suppliers.acked.size, made: made.length, faults: [...unheard, ...found] }
}
