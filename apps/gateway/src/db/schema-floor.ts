import type { ClientBase, Pool } from 'pg'
import { StartError } from '../config/start-error'
import { type Migration, momentOfFloor, newestMoment } from './read-migrations'

/**
 * The one row says which migration a build must know to work with this schema. In the schema of the migrations list,
 * where the service may only read.
 */
export const FLOOR_TABLE = `
  CREATE TABLE IF NOT EXISTS drizzle.schema_floor (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    moment bigint NOT NULL,
    oldest text NOT NULL,
    raised_by text NOT NULL,
    raised_at timestamptz NOT NULL DEFAULT now()
  )`

/** Raises the floor where a migration contracts, in the transaction that takes something away. It never sinks. */
export async function raiseFloor(
  client: ClientBase,
  migration: Migration,
  all: readonly Migration[],
): Promise<void> {
  const moment = momentOfFloor(migration, all)
  if (moment === undefined) return
  await client.query(
    `INSERT INTO drizzle.schema_floor AS floor (moment, oldest, raised_by) VALUES ($1, $2, $3)
     ON CONFLICT (is_only) DO UPDATE
     SET moment = excluded.moment, oldest = excluded.oldest, raised_by = excluded.raised_by, raised_at = now()
     WHERE floor.moment < excluded.moment`,
    [moment, migration.contractsTo, migration.tag],
  )
}

/**
 * Throws a StartError when the newest migration that this build knows is older than what a build must know. Checked
 * when a process starts; running ones continue.
 */
export async function refuseBelowFloor(db: ClientBase | Pool, newest = newestMoment()): Promise<void> {
  const { rows: tables } = await db.query<{ is_there: boolean }>(
    "SELECT to_regclass('drizzle.schema_floor') IS NOT NULL AS is_there",
  )
  if (!tables[0]?.is_there) return
  const { rows } = await db.query<{ oldest: string; raised_by: string }>(
    'SELECT oldest, raised_by FROM drizzle.schema_floor WHERE moment > $1',
    [newest],
  )
  const [floor] = rows
  if (!floor) return
  throw new StartError(
    `The database has come to a schema (by ${floor.raised_by}) with which only builds from ${floor.oldest} on work, and this build is older: it would ask for what is gone. Start a newer build. To go back to this one, bring back a copy of the database from before.`,
  )
}
