import type { OperationInput, operations } from '@yingzao/contract/server'
import { givenFrom, givenRow, givenRows } from '../../beacons/given-rows'
import type { Database } from '../../db/database'

/** What a view has reported, as it waits for the database. */
export type StoredVitals = Omit<OperationInput<typeof operations.pageVitals>, 'uid' | 'url'>

/** A database that takes longer counts as unreachable; the reports wait for the next attempt. */
const PATIENCE_MS = 2_000

/** The key that identifies a report in the database: each view reports once. */
export function keyOf({ session_id, view_seq }: StoredVitals): string {
  return `${session_id} ${view_seq}`
}

const COLUMNS = {
  session_id: 'text',
  view_seq: 'int',
  page_code: 'text',
  page_version: 'int',
  variant: 'text',
  container: 'text',
  lcp: 'int',
  inp: 'int',
  fcp: 'int',
  ttfb: 'int',
  cls: 'real',
  lcp_block: 'text',
}

const STATEMENT = `
  INSERT INTO web_vital (${Object.keys(COLUMNS).join(', ')})
  SELECT given.* FROM ${givenFrom(COLUMNS)}
  ON CONFLICT (session_id, view_seq) DO NOTHING`

/**
 * Stores reports in one statement. A view that has already reported stays as it is. Rejects within about four seconds
 * when the database is unreachable.
 */
export async function insertVitals(
  { pool }: Pick<Database, 'pool'>,
  reports: readonly StoredVitals[],
): Promise<void> {
  // Two processes that insert the same keys in the same order never deadlock.
  const rows = reports
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ code, version, ...report }) => givenRow({ ...report, page_code: code, page_version: version }))
  const query = { text: STATEMENT, values: [givenRows(rows)], query_timeout: PATIENCE_MS }
  await pool.query(query)
}
