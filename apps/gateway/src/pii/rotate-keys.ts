import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { openHandset } from './sealed-handset'
import { findOldRows, type OldRow, resealRows, type SealedTable, sealedTables } from './sealed-tables'

/** Phones of one statement: it locks their rows for a few milliseconds. */
const BATCH = 500

/** What a rotation did to one table. */
export interface RotationReport {
  table: string
  /** Phones that now are encrypted with the newest key and were not before. */
  rotated: number
  /** Keys of the rows whose phone could not be read; they stay as they were. */
  unreadable: string[]
}

/**
 * Encrypts every phone with the newest key. Runs beside serving processes, which must know the newest key already and
 * read old and new alike. May be stopped at any moment and repeated; several at once do the work once.
 */
export async function rotateKeys(
  ctx: Pick<Context, 'config' | 'db'>,
  tables: readonly PgTable[],
  batch = BATCH,
): Promise<RotationReport[]> {
  const reports: RotationReport[] = []
  for (const table of sealedTables(tables)) reports.push(await rotate(ctx, table, batch))
  return reports
}

async function rotate(
  { config, db }: Pick<Context, 'config' | 'db'>,
  table: SealedTable,
  limit: number,
): Promise<RotationReport> {
  const newest = config.piiKeys[0].id
  const report: RotationReport = { table: table.name, rotated: 0, unreadable: [] }
  let after: string | undefined
  for (;;) {
    const rows = await findOldRows(db.orm, table, { newest, after, limit })
    const last = rows.at(-1)
    if (!last) return report
    const readable = rows.flatMap((row) => {
      const handset = read(config, table, row)
      if (handset === undefined) report.unreadable.push(row.key)
      return handset === undefined ? [] : [{ ...row, handset }]
    })
    report.rotated += await resealRows(db.orm, config, table, readable)
    after = last.key
  }
}

function read(config: Context['config'], table: SealedTable, row: OldRow): string | undefined {
  try {
    return openHandset(config, table.name, row)
  } catch {
    // One damaged row must not keep the others on a key that has to go.
    return undefined
  }
}
