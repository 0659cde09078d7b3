import { sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { recordCount } from './keeping-tables'
import { recordKinds } from './record-kinds'

/** Tables that the database guesses to be larger are not counted. */
const COUNTED = 100_000

/** Counts how much there is of every kind of record, once a day, so that nobody has to wait for it when looking. */
export async function countRecords({ db: { orm } }: Pick<Context, 'db'>): Promise<void> {
  for (const { name, since } of recordKinds.flatMap(({ tables }) => tables)) {
    const table = sql.identifier(name)
    const { rows: guessed } = await orm.execute<{ rows: number }>(sql`
      SELECT coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 AS rows FROM pg_class AS c
      WHERE c.oid = ${name}::regclass OR c.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = ${name}::regclass)`)
    const guess = guessed[0]?.rows ?? 0
    const is_estimate = guess > COUNTED
    const oldest =
      since === ''
        ? sql`NULL::timestamptz`
        : sql`(SELECT min(${sql.identifier(since)})::timestamptz FROM ${table})`
    const rows = is_estimate ? sql`${Math.round(guess)}::bigint` : sql`(SELECT count(*) FROM ${table})`
    await orm.execute(sql`
      INSERT INTO ${recordCount} (table_name, rows, is_estimate, oldest) SELECT ${name}, ${rows}, ${is_estimate}, ${oldest}
      ON CONFLICT (table_name) DO UPDATE SET rows = excluded.rows, is_estimate = excluded.is_estimate,
        oldest = excluded.oldest, counted_at = now()`)
  }
}
