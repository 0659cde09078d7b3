import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DataFiles } from '../../data/data-kind'
import { type DataKind, LineRefusal } from '../../data/data-kind'
import type { Orm, Transaction } from '../../db/database'
import type { DataLine } from './read-lines'
import { type Outcome, upsertRow } from './upsert-row'

/** The result for a line; for `refused` with the reasons. */
interface LineReport {
  at: number
  outcome: Outcome | 'refused'
  reasons: string[]
}

export interface DataReport {
  /** In file order. */
  lines: LineReport[]
  /** False: nothing was stored, because a line was refused or nothing was to be stored. */
  stored: boolean
}

export interface ImportOptions {
  kind: DataKind
  lines: readonly DataLine[]
  files: DataFiles
  /** Does everything and then rolls it back. */
  dryRun?: boolean
}

/**
 * Stores all lines of a file or none: one refused line keeps out the others. Safe to repeat. Inside a transaction it is
 * stored with the rest of that transaction.
 */
export async function importData(
  db: { orm: Orm | Transaction },
  options: ImportOptions,
): Promise<DataReport> {
  const { kind, files, dryRun = false } = options
  const rows: (LineReport | { at: number; row: Record<string, unknown> })[] = []
  for (const line of options.lines) rows.push(await readRow(kind, line, files))
  const report: DataReport = { lines: [], stored: false }
  try {
    await db.orm.transaction(async (tx) => {
      await waitForOthers(tx)
      for (const read of rows) report.lines.push('row' in read ? await storeRow(tx, kind, read) : read)
      if (dryRun || report.lines.some(({ outcome }) => outcome === 'refused')) throw new TakenBack()
    })
    report.stored = true
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return report
}

/** Any number will do, as long as nothing else on this database uses it. */
const IMPORT_LOCK = 7_391_006

/** One import at a time: two that store the same rows in different orders would deadlock. */
async function waitForOthers(tx: Transaction): Promise<void> {
  // The other may take longer than any everyday statement.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

/** Ends a transaction without storing anything. */
class TakenBack extends Error {}

async function readRow(kind: DataKind, { at, cells }: DataLine, files: DataFiles) {
  const parsed = kind.columns.safeParse(byName(kind, cells), { error: describe })
  if (!parsed.success) return refused(at, parsed.error.issues.map(sentence))
  try {
    return { at, row: kind.rowOf ? await kind.rowOf(parsed.data, files) : parsed.data }
  } catch (error) {
    if (error instanceof LineRefusal) return refused(at, [error.message])
    throw error
  }
}

async function storeRow(
  tx: Transaction,
  kind: DataKind,
  { at, row }: { at: number; row: Record<string, unknown> },
): Promise<LineReport> {
  try {
    // A savepoint, so that the lines after a refused one can still be judged.
    const outcome = await tx.transaction((inner) => upsertRow(inner, kind, row))
    return { at, outcome, reasons: [] }
  } catch (error) {
    const refusal = refusalOf(error, kind)
    if (refusal === undefined) throw error
    return refused(at, [refusal])
  }
}

/** Keys the cells by column name, as columns may have been given by their titles. */
function byName({ columns }: DataKind, cells: Record<string, unknown>): Record<string, unknown> {
  const names = new Map(Object.entries(columns.shape).map(([name, column]) => [titleOf(column), name]))
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [names.get(name) ?? name, value]))
}

/** The Chinese title of a column. Optional ones have it on the inner type. */
export function titleOf(column: z.core.$ZodType): string {
  const { title } = z.globalRegistry.get(column) ?? {}
  if (title !== undefined) return title
  const { innerType } = column._zod.def as { innerType?: z.core.$ZodType }
  return innerType ? titleOf(innerType) : ''
}

/** Messages for problems that a column has none of its own for. */
function describe({ code }: z.core.$ZodRawIssue): string {
  return code === 'unrecognized_keys' ? '没有这一列，请检查列名' : '不是可用的值'
}

function sentence({ path, message, code, ...issue }: z.core.$ZodIssue): string {
  const where =
    code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]).join('、') : path.join('.')
  return `${where}：${message}`
}

function refused(at: number, reasons: string[]): LineReport {
  return { at, outcome: 'refused', reasons }
}

/** Why the database refuses a row, for whoever wrote it; undefined for any failure that is not the row's fault. */
function refusalOf(error: unknown, { constraints }: DataKind): string | undefined {
  const { code, constraint } = (error instanceof Error && error.cause ? error.cause : error) as {
    code?: unknown
    constraint?: unknown
  }
  if (typeof code !== 'string') return undefined
  if (code.startsWith('22')) return '有数据库不能保存的字符或数值。'
  if (!code.startsWith('23') || typeof constraint !== 'string') return undefined
  return constraints?.[constraint] ?? `数据库的约束 ${constraint} 不允许这一行。`
}
