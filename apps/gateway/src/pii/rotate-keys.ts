import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import {
  findOldRows,
  type OldRow,
  placeIn,
  resealRows,
  type SealedColumn,
  sealedColumns,
} from './sealed-tables'
import { openText } from './sealed-text'

/** How many texts one statement handles: it locks their rows for a few milliseconds. */
const BATCH = 500

/** What a rotation did with the encrypted texts of one table. */
export interface RotationReport {
  table: string
  /** Texts that are now encrypted with the newest key and were not before. */
  rotated: number
  /** Keys of the rows whose text could not be read; they stay as they were. */
  unreadable: string[]
}

/**
 * Encrypts every phone, and all other personal data, with the newest key. Runs alongside serving processes, which must
 * know the newest key already and read old and new alike. May be stopped at any moment and repeated; several at once do
 * the work only once.
 */
export async function rotateKeys(
  ctx: Pick<Context, 'config' | 'db'>,
  tables: readonly PgTable[],
  batch = BATCH,
): Promise<RotationReport[]> {
  const reports: RotationReport[] = []
  for (const column of sealedColumns(tables)) reports.push(await rotate(ctx, column, batch))
  return reports
}

async function rotate(
  { config, db }: Pick<Context, 'config' | 'db'>,
  column: SealedColumn,
  limit: number,
): Promise<RotationReport> {
  const newest = config.piiKeys[0].id
  const report: RotationReport = { table: column.name, rotated: 0, unreadable: [] }
  let after: string | undefined
  for (;;) {
    const rows = await findOldRows(db.orm, column, { newest, after, limit })
    const last = rows.at(-1)
    if (!last) return report
    const readable = rows.flatMap((row) => {
      const text = read(config, column, row)
      if (text === undefined) report.unreadable.push(row.key)
      return text === undefined ? [] : [{ ...row, text }]
    })
    report.rotated += await resealRows(db.orm, config, column, readable)
    after = last.key
  }
}

function read(config: Context['config'], column: SealedColumn, row: OldRow): string | undefined {
  try {
    return openText(config, placeIn(column, row.bound), row.sealed)
  } catch {
    // One damaged row must not keep the others on a key that has to be retired.
    return undefined
  }
}
