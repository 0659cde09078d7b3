import type { Socket } from 'node:net'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { openOrm } from './open-orm'

/** Queries through Drizzle; `orm.transaction` gives the same inside one transaction. */
export type Orm = NodePgDatabase

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/** How a database is reached. */
export interface DatabasePlace {
  url: string
  /**
   * The same database with the same role, on the server itself, where `url` leads to a pooler such as pgbouncer.
   * Absent: there is no pooler.
   */
  directUrl?: string | undefined
}

export interface Database {
  pool: Pool
  orm: Orm
  /** For another pool to the same database. */
  place: DatabasePlace
  /**
   * A separate connection, bypassing any pooler and not yet connected, for what belongs to a session and not to a
   * transaction: LISTEN, and locks that outlive a transaction. The caller handles its errors and ends it.
   */
  openSession(options?: SessionOptions): Client
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

interface SessionOptions {
  /** A query that takes longer than this many milliseconds fails. */
  queryTimeoutMs?: number
}

/**
 * The limits of every session, in milliseconds: sent on connecting, and behind a pooler, which does not accept that, a
 * property of the role (`limitSessionsOfRole`).
 */
export const SESSION_LIMITS = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
} as const

/**
 * How long a connection may be silent. Longer than any statement or idle transaction may last, so that only a
 * connection with nobody at the other end is ever cut: a network that drops everything closes nothing.
 */
const SILENT_MS = 20_000

const CONNECT_MS = 2_000

export interface DatabaseOptions extends DatabasePlace {
  /** Most connections at once; a caller that finds none free waits at most two seconds. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
}

/**
 * Opens a bounded pool; connects only when first used. A statement ends after 10 s and an idle transaction after 15 s,
 * so that one slow caller cannot keep the others from the database; a connection silent for 20 s is cut.
 */
export function openDatabase({
  url,
  directUrl,
  max = 10,
  applicationName = 'yingzao',
}: DatabaseOptions): Database {
  const place: DatabasePlace = { url, directUrl }
  const common = { application_name: applicationName, connectionTimeoutMillis: CONNECT_MS }
  const limits = directUrl === undefined ? SESSION_LIMITS : {}
  const pool = new Pool({ ...common, ...limits, connectionString: url, max })
  // Without listeners, a connection that breaks while nobody queries would end the process. The pool's own listener is
  // off while a client is checked out, hence the second one. The next query reports it to its caller.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    const socket = socketOf(client)
    socket.setTimeout(SILENT_MS, () =>
      socket.destroy(new Error('The database has been silent for too long.')),
    )
  })
  return {
    pool,
    orm: openOrm(pool),
    place,
    openSession: ({ queryTimeoutMs } = {}) =>
      new Client({
        ...common,
        ...SESSION_LIMITS,
        connectionString: place.directUrl ?? place.url,
        ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
      }),
    close: once(() => pool.end()),
  }
}

/**
 * Directs new connections elsewhere. Whether that is behind a pooler must stay the same: the session limits depend on
 * it.
 */
export function moveDatabase({ pool, place }: Pick<Database, 'pool' | 'place'>, to: DatabasePlace): void {
  Object.assign(place, to)
  pool.options.connectionString = to.url
}

/** Lets a connection be silent for as long as it lives, for work that takes minutes. Do not return it to the pool. */
export function allowSilence(client: PoolClient): void {
  socketOf(client).setTimeout(0)
}

/** The socket of an open connection; the driver keeps it private. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

function ignore(): void {}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
