import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../db/database'
import type { PiiKeys } from './sealed-handset'
import { type SealedPlace, sealText } from './sealed-text'

/** A column of encrypted texts that can be decrypted. */
export interface SealedColumn {
  /** Name of its table. */
  name: string
  /** Its own name. */
  column: string
  table: PgTable
  key: AnyPgColumn
  sealed: AnyPgColumn
  /** What each text is bound to, besides its table and column. */
  bound: AnyPgColumn
}

/** The names of encrypted columns, and the column of the same row that each is bound to. */
const BOUND_TO = { handset_enc: 'handset_hash', personal_enc: 'public_id' }

/** Returns the encrypted columns of all tables, found by their names, so that rotation cannot forget one. */
export function sealedColumns(all: readonly PgTable[]): SealedColumn[] {
  return all.flatMap((table) =>
    Object.entries(BOUND_TO).flatMap(([column, bound]) => sealedColumn(table, column, bound)),
  )
}

function sealedColumn(table: PgTable, column: string, boundTo: string): SealedColumn[] {
  const { [column]: sealed, [boundTo]: bound }: Record<string, AnyPgColumn | undefined> =
    getTableColumns(table)
  if (!sealed) return []
  const { name, columns } = getTableConfig(table)
  const key = columns.find(({ primary }) => primary)
  if (!bound || !key) {
    throw new Error(
      `Table ${name} has ${column} without ${boundTo} or without a key of one column, so what is encrypted could not be bound to its row or re-encrypted. Add what is missing.`,
    )
  }
  return [{ name, column, table, key, sealed, bound }]
}

/** Returns the place of a text in a column. */
export function placeIn({ name, column }: Pick<SealedColumn, 'name' | 'column'>, row: string): SealedPlace {
  return { table: name, column, row }
}

/** How many texts of a column are encrypted with the key of this id. Reads the whole table. */
export async function countSealedWith(
  db: Orm | Transaction,
  { table, sealed }: SealedColumn,
  id: string,
): Promise<number> {
  return db.$count(table, sql`starts_with(${sealed}, ${`${id}:`})`)
}

/** A text that is not encrypted with the newest key. */
export interface OldRow {
  /** A key of any type, as text. */
  key: string
  sealed: string
  bound: string
}

/** The next texts of a column, by key, that are not encrypted with the newest key. */
export async function findOldRows(
  db: Orm,
  { table, key, sealed, bound }: SealedColumn,
  { newest, after, limit }: { newest: string; after: string | undefined; limit: number },
): Promise<OldRow[]> {
  const further = after === undefined ? sql`true` : sql`${key} > ${after}::${typeOf(key)}`
  const { rows } = await db.execute<OldRow & Record<string, unknown>>(sql`
    SELECT ${key}::text AS key, ${sealed} AS sealed, ${bound}::text AS bound FROM ${table}
    WHERE ${further} AND NOT starts_with(${sealed}, ${`${newest}:`})
    ORDER BY ${key} LIMIT ${limit}`)
  return rows
}

function typeOf(column: AnyPgColumn): SQL {
  return sql.raw(column.getSQLType())
}

/** Re-encrypts rows in one statement, except those that somebody has changed meanwhile. Returns how many. */
export async function resealRows(
  db: Orm,
  keys: Pick<PiiKeys, 'piiKeys'>,
  column: SealedColumn,
  rows: readonly (OldRow & { text: string })[],
): Promise<number> {
  const { table, key, sealed } = column
  const fresh = rows.map(({ bound, text }) => sealText(keys, placeIn(column, bound), text))
  const { rowCount } = await db.execute(sql`
    UPDATE ${table} SET ${sql.identifier(column.column)} = fresh.enc
    FROM unnest(
      ${sql.param(rows.map((row) => row.key))}::text[]::${typeOf(key)}[],
      ${sql.param(rows.map((row) => row.sealed))}::text[],
      ${sql.param(fresh)}::text[]
    ) AS fresh (key, old, enc)
    WHERE ${key} = fresh.key AND ${sealed} = fresh.old`)
  return rowCount ?? 0
}
