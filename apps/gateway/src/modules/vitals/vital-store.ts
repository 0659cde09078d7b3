import type { OperationInput, operations } from '@yingzao/contract/server'
import type { Database } from '../../db/database'

/** What a view has told, as it waits for the database. */
export type StoredVitals = Omit<OperationInput<typeof operations.pageVitals>, 'uid' | 'url'>

/** A database that takes longer is as good as away; the reports wait for the next attempt. */
const PATIENCE_MS = 2_000

/** What the database knows a report by: each view tells once. */
export function keyOf({ session_id, view_seq }: StoredVitals): string {
  return `${session_id} ${view_seq}`
}

/** Type of each column, and what a report has for it. */
const COLUMNS: Record<string, readonly [string, (report: StoredVitals) => string | number | undefined]> = {
  session_id: ['text', (report) => report.session_id],
  view_seq: ['int', (report) => report.view_seq],
  page_code: ['text', (report) => report.code],
  page_version: ['int', (report) => report.version],
  variant: ['text', (report) => report.variant],
  container: ['text', (report) => report.container],
  lcp: ['int', (report) => report.lcp],
  inp: ['int', (report) => report.inp],
  fcp: ['int', (report) => report.fcp],
  ttfb: ['int', (report) => report.ttfb],
  cls: ['real', (report) => report.cls],
  lcp_block: ['text', (report) => report.lcp_block],
}

const columns = Object.entries(COLUMNS).map(([name, [type, of]]) => ({ name, type, of }))

const STATEMENT = `
  INSERT INTO web_vital (${columns.map(({ name }) => name).join(', ')})
  SELECT * FROM unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})
  ON CONFLICT (session_id, view_seq) DO NOTHING`

/**
 * Stores reports in one statement. A view that has told already stays as it is. Rejects within about four seconds when
 * the database is away.
 */
export async function insertVitals(
  { pool }: Pick<Database, 'pool'>,
  reports: readonly StoredVitals[],
): Promise<void> {
  // Two processes that insert the same keys in the same order never wait for each other in a circle.
  const rows = reports.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const values = columns.map(({ of }) => rows.map((row) => of(row) ?? null))
  const query = { text: STATEMENT, values, query_timeout: PATIENCE_MS }
  await pool.query(query)
}
