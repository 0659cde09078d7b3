import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'

/** Any eleven digits that form a phone, even within longer numbers. */
const PHONE = /(?=(1[3-9]\d{9}))/g

/** Returns those of the phones that appear in clear in a text or in bytes. */
export function phonesIn(content: string | Buffer, phones: ReadonlySet<string>): string[] {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return [...new Set([...text.matchAll(PHONE)].map(([, phone = '']) => phone))].filter((one) =>
    phones.has(one),
  )
}

/** Yields all rows of every table, including those of jobs, as text. */
export async function* rowsOf(pool: Pool): AsyncGenerator<{ table: string; text: string }> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
    yield { table: name, text: rows.map(({ row }) => row).join('\n') }
  }
}

/** Returns the current position of the write-ahead log, for `filesOf`. */
export async function walFile(pool: Pool): Promise<string> {
  const { rows } = await pool.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')
  return rows[0].name
}

/**
 * Yields the files in which the database keeps this test's data once all of it is on disk: its own tables, the
 * write-ahead log from `since` on, and what the server has logged. The server must run on this machine.
 */
export async function* filesOf(pool: Pool, since: string): AsyncGenerator<{ path: string; bytes: Buffer }> {
  await pool.query('CHECKPOINT')
  const { rows } = await pool.query(
    `SELECT current_setting('data_directory') AS folder, oid::text, pg_walfile_name(pg_switch_wal()) AS until
     FROM pg_database WHERE datname = current_database()`,
  )
  const { folder, oid, until } = rows[0] as { folder: string; oid: string; until: string }
  const wal = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= since && name <= until
  yield* filesIn(join(folder, 'base', oid), () => true)
  yield* filesIn(join(folder, 'pg_wal'), wal)
  for (const beside of [folder, join(folder, 'log'), dirname(folder)]) yield* filesIn(beside, () => true)
}

/** Yields the files directly in a folder; none if it does not exist. */
export async function* filesIn(
  folder: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    const path = join(folder, entry.name)
    yield { path, bytes: await readFile(path) }
  }
}
