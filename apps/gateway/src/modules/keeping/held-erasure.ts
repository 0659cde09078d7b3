import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { sealText } from '../../pii/sealed-text'
import type { Declared, Person } from '../define-module'
import { wholeLeads } from '../leads'
import { heldErasure } from './keeping-tables'
import { addReport } from './reports/add-report'

/** The holds that cover somebody. Waits for those being set, so it must come before anything is erased. */
export async function holdsOnPerson(tx: Transaction, { uid, handset_hash }: Person): Promise<number[]> {
  await tx.execute(sql`SELECT wait_for_holds()`)
  const { rows } = await tx.execute<{ hold_ids: number[] }>(
    sql`SELECT array_to_json(holds_on_person(${uid}, ${handset_hash})) AS hold_ids`,
  )
  return rows[0]?.hold_ids ?? []
}

/**
 * Keeps what is known of somebody, as one sealed text, before an erasure removes it from the tables. Without it the
 * database lets nobody under a hold be erased.
 */
export async function keepSealed(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  person: Person,
  { personal, hold_ids }: Pick<Declared, 'personal'> & { hold_ids: number[] },
): Promise<void> {
  const tables: Record<string, unknown> = { leads: await wholeLeads(tx, person) }
  for (const { table } of personal) {
    const rows = await rowsOf(tx, table, person)
    if (rows.length > 0) tables[getTableName(table)] = rows
  }
  const public_id = randomUUID()
  const place = { table: 'held_erasure', column: 'personal_enc', row: public_id }
  await tx.insert(heldErasure).values({
    public_id,
    uid: person.uid,
    handset_hash: person.handset_hash,
    personal_enc: sealText(config, place, JSON.stringify(tables)),
    hold_ids,
  })
}

async function rowsOf(tx: Transaction, table: PgTable, { uid, handset_hash }: Person): Promise<unknown[]> {
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(table)
  const whose = or(
    columns.uid && sql`${columns.uid}::text = ${String(uid)}`,
    columns.softuser_id && sql`${columns.softuser_id} = ${uid}`,
    columns.handset_hash && sql`${columns.handset_hash} = ${handset_hash}`,
  )
  if (!whose) return []
  const name = sql.identifier(getTableName(table))
  const { rows } = await tx.execute<{ row: unknown }>(
    sql`SELECT to_jsonb(${name}.*) AS row FROM ${table} WHERE ${whose}`,
  )
  return rows.map(({ row }) => row)
}

/** How many erasures are emptied at once. */
const BATCH = 100
const GROUND = '诉讼保全已解除，《个人信息保护法》第四十七条'

/** Erases what holds had kept of erased people, as soon as no hold covers them any more. */
export async function emptyHeldErasures({ config, db }: Pick<Context, 'config' | 'db'>): Promise<number> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT wait_for_holds()`)
    const { rows } = await tx.execute<{ hold_ids: number[] }>(sql`
      UPDATE ${heldErasure} SET handset_hash = NULL, personal_enc = NULL, emptied_at = now()
      WHERE erasure_id = ANY (ARRAY(
        SELECT e.erasure_id FROM ${heldErasure} AS e
        WHERE e.emptied_at IS NULL AND NOT is_erasure_held(e.handset_hash, e.uid, e.hold_ids)
        ORDER BY e.erasure_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
      RETURNING array_to_json(hold_ids) AS hold_ids`)
    if (rows.length === 0) return 0
    const hold_ids = [...new Set(rows.flatMap((row) => row.hold_ids))].sort((one, other) => one - other)
    await addReport(
      { config },
      tx,
      { who: 'job:empty-held-erasures', ip: null },
      {
        kind: 'release',
        record_kind: 'holds',
        table_name: 'held_erasure',
        rows: rows.length,
        ground: GROUND,
        hold_ids,
      },
    )
    return rows.length
  })
}
