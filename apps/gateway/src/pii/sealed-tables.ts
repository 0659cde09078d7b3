import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../db/database'
import { type PiiKeys, type SealedHandset, sealHandset } from './sealed-handset'

/** A table that stores phones which can be read again. */
export interface SealedTable {
  /** Its name, to which the phones in it are bound. */
  name: string
  table: PgTable
  key: AnyPgColumn
  handset_enc: AnyPgColumn
  handset_hash: AnyPgColumn
}

/** Those tables of all that are such, found by their columns, so that rotation cannot forget one. */
export function sealedTables(all: readonly PgTable[]): SealedTable[] {
  return all.flatMap(sealedTable)
}

function sealedTable(table: PgTable): SealedTable[] {
  const { handset_enc, handset_hash }: Record<string, AnyPgColumn | undefined> = getTableColumns(table)
  if (!handset_enc) return []
  const { name, columns } = getTableConfig(table)
  const key = columns.find(({ primary }) => primary)
  if (!handset_hash || !key) {
    throw new Error(
      `Table ${name} has handset_enc without handset_hash or without a key of one column, so its phones could not be bound to their rows or re-encrypted. Add what is missing.`,
    )
  }
  return [{ name, table, key, handset_enc, handset_hash }]
}

/** How many phones of a table are encrypted with the key of this id. Reads the whole table. */
export async function countSealedWith(
  db: Orm | Transaction,
  { table, handset_enc }: SealedTable,
  id: string,
): Promise<number> {
  return db.$count(table, sql`starts_with(${handset_enc}, ${`${id}:`})`)
}

/** A phone that is not encrypted with the newest key. */
export interface OldRow extends SealedHandset {
  /** Text of a key of any type. */
  key: string
}

/** The next phones of a table, by key, that are not encrypted with the newest key. */
export async function findOldRows(
  db: Orm,
  { table, key, handset_enc, handset_hash }: SealedTable,
  { newest, after, limit }: { newest: string; after: string | undefined; limit: number },
): Promise<OldRow[]> {
  const further = after === undefined ? sql`true` : sql`${key} > ${after}::${typeOf(key)}`
  const { rows } = await db.execute<OldRow & Record<string, unknown>>(sql`
    SELECT ${key}::text AS key, ${handset_enc} AS handset_enc, ${handset_hash} AS handset_hash FROM ${table}
    WHERE ${further} AND NOT starts_with(${handset_enc}, ${`${newest}:`})
    ORDER BY ${key} LIMIT ${limit}`)
  return rows
}

function typeOf(column: AnyPgColumn): SQL {
  return sql.raw(column.getSQLType())
}

/** Encrypts rows anew in one statement, except those that somebody has changed meanwhile. Answers how many. */
export async function resealRows(
  db: Orm,
  keys: PiiKeys,
  { name, table, key, handset_enc }: SealedTable,
  rows: readonly (OldRow & { handset: string })[],
): Promise<number> {
  const fresh = rows.map(({ handset }) => sealHandset(keys, name, handset).handset_enc)
  const { rowCount } = await db.execute(sql`
    UPDATE ${table} SET handset_enc = fresh.enc
    FROM unnest(
      ${sql.param(rows.map((row) => row.key))}::text[]::${typeOf(key)}[],
      ${sql.param(rows.map((row) => row.handset_enc))}::text[],
      ${sql.param(fresh)}::text[]
    ) AS fresh (key, old, enc)
    WHERE ${key} = fresh.key AND ${handset_enc} = fresh.old`)
  return rowCount ?? 0
}
