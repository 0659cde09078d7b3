import { setTimeout as wait } from 'node:timers/promises'
import {
  issueSession,
  loadConfig,
  openAccount,
  openProcessDatabase,
  processTicks,
  verifyTrading,
} from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'
import { clockAhead } from './clock-ahead'
import { DataFolder } from './data-folder'
import { Door } from './door'
import { drawFrom } from './draw-from'
import { GatewayRelay } from './gateway-relay'
import { CONTEST, lastMorning, openMarket, SHARES, tellQuotes } from './order-market'
import { type OrderPlayer, type OrdersTold, playOrders } from './order-players'
import { PartGateway } from './part-gateway'

/** A gateway gives at most this many answers before its kill is due, and then lives at most this many milliseconds. */
const LIVES = { answers: 25, afterMs: 60 }
/** Answers of the last gateway, which is not killed. */
const LAST_ANSWERS = 40

interface Killing {
  kills: number
  players: number
  /** Seeds the random choice of when gateways are killed and what is ordered. */
  seed: number
  /** A faulty gateway: none of its work is one transaction, and it dies at the ledger entry after this many others. */
  halvesAfter?: number
}

/**
 * Has players place orders at gateways that are killed one after the other while quotes come in. At the end compares
 * what is stored with what the players were told, and checks that it is consistent in itself.
 */
export async function killOrderGateways({ kills, players, seed, halvesAfter }: Killing) {
  await using data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DATA_DIR: data.path, PUBLIC_ORIGIN: 'https://localhost' }
  const config = loadConfig(environment)
  const db = await openProcessDatabase(config, () => {})
  const random = drawFrom(seed)
  const morning = lastMorning()
  let quotes: ReturnType<typeof tellQuotes> | undefined
  try {
    await db.prepare([])
    await openMarket(db.pool, morning)
    const crowd: OrderPlayer[] = []
    for (let n = 0; n < players; n += 1) {
      const handset = `137${String(n).padStart(8, '0')}`
      const { uid, token } = await issueSession({ config }, db.orm, handset)
      const player_id = await enter(db.pool, uid, morning)
      const day = morning.toISOString().slice(0, 10)
      await db.orm.transaction((tx) => openAccount(tx, player_id, 100_000_000, day))
      crowd.push({ player_id, token })
    }
    // The test mostly runs outside the hours in which the exchanges trade.
    const atTen = { ...environment, ...clockAhead(morning.getTime() - Date.now()) }
    const dying = halvesAfter === undefined ? [] : ['halves', String(halvesAfter)]
    const spawn = (args: readonly string[]) => () =>
      PartGateway.spawn({ program: 'order-gateway-process', args, environment: atTen })
    await using relay = new GatewayRelay([...Array.from({ length: kills }, () => spawn(dying)), spawn([])])
    const door = new Door()
    quotes = tellQuotes(db.orm, morning, random)
    const play = playOrders(crowd, door, random)
    for (let kill = 0; kill < kills; kill += 1) {
      const gateway = await Promise.race([relay.take(), play.asking.then(() => relay.take())])
      door.open(gateway.origin)
      if (halvesAfter === undefined) {
        await Promise.race([play.answers(1 + Math.floor(random() * LIVES.answers)), play.asking])
        await wait(random() * LIVES.afterMs)
        await gateway.kill()
      } else await gateway.ended()
      door.close()
    }
    const last = await relay.take()
    door.open(last.origin)
    await Promise.race([play.answers(LAST_ANSWERS), play.asking])
    const told = await play.end()
    const ticks = await quotes.end()
    await last.kill()
    // The consequences of a fault may keep all orders waiting: this is reported along with the others.
    const stuck = await workOff(db).then(
      () => [],
      (error: Error) => [`orders cannot be held against quotes: ${error.message}`],
    )
    return {
      kills,
      ticks,
      accepted: told.accepted.length,
      ...(await compare(db.pool, told, [...stuck, ...(await verifyTrading(db.orm))])),
    }
  } finally {
    await quotes?.end()
    await db.close()
  }
}

/** Matches the waiting orders against all quotes, once the killed gateway has lost its turn. */
async function workOff(db: Awaited<ReturnType<typeof openProcessDatabase>>): Promise<void> {
  for (;;) {
    await processTicks({ db })
    const { rows } = await db.pool.query(
      'SELECT FROM sim_cursor WHERE tick_id = (SELECT max(tick_id) FROM quote_tick)',
    )
    if (rows.length > 0) return
    await wait(50)
  }
}

/** A player who has held some shares since the day before. */
async function enter(pool: Pool, uid: number, morning: Date): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO sim_player (competition_id, uid, nick_name, nick_key) VALUES ($1, $2, '选手', $3)
     RETURNING player_id::int`,
    [CONTEST, uid, `player ${uid}`],
  )
  const { player_id }: { player_id: number } = rows[0]
  await pool.query(
    `INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost)
     SELECT $1, code, $2::date - 1, 'buy', 'given', 5000, 5000000 FROM unnest($3::text[]) AS code`,
    [player_id, morning.toISOString().slice(0, 10), SHARES],
  )
  return player_id
}

async function compare(pool: Pool, told: OrdersTold, differences: readonly string[]) {
  const { rows } = await pool.query<{ key: string; order_id: number; client_no: string; filled: boolean }>(
    `SELECT player_id || ' ' || client_no AS key, order_id::int, client_no, filled_qty > 0 AS filled FROM sim_order`,
  )
  const stored = new Map(rows.map((row) => [row.key, row.order_id]))
  const keys = new Set(told.accepted.map(({ player_id, client_no }) => `${player_id} ${client_no}`))
  const faults = [
    ...told.faults,
    ...differences,
    ...told.accepted
      .filter(({ player_id, client_no, order_id }) => stored.get(`${player_id} ${client_no}`) !== order_id)
      .map(({ client_no, order_id }) => `${client_no} was answered as ${order_id}, which is not there`),
    ...rows
      .filter(({ key }) => !keys.has(key))
      .map(({ order_id, client_no }) =>
        told.refused.has(client_no)
          ? `${order_id} was refused and is there`
          : `${order_id} is there and was never answered`,
      ),
    ...(stored.size === rows.length ? [] : [`${rows.length - stored.size} orders are there twice`]),
  ]
  return { refused: told.refused.size, filled: rows.filter(({ filled }) => filled).length, faults }
}
