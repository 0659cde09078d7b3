import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database'
import { runAsAdmin, urlOfDatabase } from './admin'
import { makePristine } from './pristine'
import './test-server'

export interface TestDatabase extends AsyncDisposable {
  /** As the role of the service. */
  db: Database
  url: string
  /** As the owner: for what the service may not do, such as changing tables. */
  owner: Database
}

export interface TestDatabaseOptions {
  /** Never used before, for tests that look at its files or count on its statistics. */
  isNew?: boolean
}

/** A database and its connections. */
interface Kept {
  name: string
  url: string
  db: Database
  owner: Database
  /** Examines and empties it, and keeps the query plans for that. */
  keeper: Database
}

/** Those that tests of this process have left as they found them. */
const spare: Kept[] = []

/**
 * Creates a migrated database for a single test, empty except for what the migrations put there. Tests connect as the
 * service does, so that missing rights are noticed; in addition they may empty tables and create some of their own. On
 * dispose it is emptied for the next, as creating and dropping one takes longer than most tests do; where that is not
 * possible, it is dropped. Its connections are kept as well: a new one reads the catalogs of all tables that it meets.
 */
export async function createTestDatabase({ isNew = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const kept = (isNew ? undefined : spare.pop()) ?? connect(await copyTemplate())
  const { url, db, owner } = kept
  return {
    db,
    url,
    owner,
    async [Symbol.asyncDispose]() {
      if (await isAsNew(kept)) spare.push(kept)
      else await drop(kept)
    },
  }
}

function connect(name: string): Kept {
  const { adminUrl, serviceUrl, pooledUrl } = inject('testServer')
  const url = urlOfDatabase(serviceUrl, name)
  const ownerUrl = urlOfDatabase(adminUrl, name)
  const place = pooledUrl === undefined ? { url } : { url: urlOfDatabase(pooledUrl, name), directUrl: url }
  return {
    name,
    url,
    owner: openDatabase({ url: ownerUrl, max: 2, applicationName: 'yingzao owner' }),
    db: openDatabase({ ...place, max: 5, applicationName: 'yingzao test' }),
    keeper: openDatabase({ url: ownerUrl, max: 1, applicationName: 'yingzao test keeper' }),
  }
}

async function copyTemplate(): Promise<string> {
  const { adminUrl, template, prefix } = inject('testServer')
  const name = `${prefix}${randomUUID().slice(0, 8)}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return name
}

/** Whether it could be emptied, and none of its connections is in use. */
async function isAsNew({ db, owner, keeper }: Kept): Promise<boolean> {
  // A pooler keeps connections of its own, with what a test left in them.
  if (inject('testServer').pooledUrl !== undefined) return false
  const pools = [db.pool, owner.pool]
  if (pools.some((pool) => pool.ended || pool.idleCount < pool.totalCount)) return false
  const connections = (await Promise.all(pools.map(resetConnections))).flat()
  const client = await keeper.pool.connect()
  try {
    return await makePristine(client, inject('testServer').pristine, connections)
  } finally {
    client.release()
  }
}

/**
 * Has every connection forget what was set or prepared in it. Returns their backends, for which the driver has no type.
 */
async function resetConnections(pool: Pool): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    return await Promise.all(
      clients.map(async (client) => {
        await client.query('DISCARD ALL')
        return (client as PoolClient & { processID: number }).processID
      }),
    )
  } finally {
    for (const client of clients) client.release()
  }
}

async function drop({ name, db, owner, keeper }: Kept): Promise<void> {
  await Promise.all([db.close(), owner.close(), keeper.close()])
  // By force, as a listener that the test left open must not make it fail here.
  await runAsAdmin(inject('testServer').adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}
