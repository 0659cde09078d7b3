import {
  type SimCheck,
  type StudioOperations,
  type StudioResponse,
  settlementLimits,
  studioErrors,
} from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { findDifferences } from '../matching/verify'

/** How long a check may take. Proxies hang up after a minute. */
const PATIENCE_MS = 30_000
/** PostgreSQL's error code for a statement that took longer. */
const CANCELLED = '57014'

const BUSY = { ...studioErrors.tooManyRequests, msg: '另一位同事正在核对，请稍后再试' }

/**
 * Runs one check on the books of all contests. As it reads every movement there ever was, only one runs at a time
 * across all processes; one that takes too long is cancelled, and its result is unknown. Throws `tooManyRequests`.
 */
export async function verifyBooks(
  { db }: Pick<Context, 'db'>,
  check: SimCheck,
  patienceMs: number = PATIENCE_MS,
): Promise<StudioResponse<StudioOperations['simVerify']>> {
  const answer = { check, checked_at: new Date().toISOString() }
  try {
    const found = await db.orm.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ is_free: boolean }>(
          sql`SELECT pg_try_advisory_xact_lock(hashtext('verify trading')) AS is_free`,
        )
        if (!rows[0]?.is_free) throw new AppError(BUSY)
        await tx.execute(
          sql`SELECT set_config('statement_timeout', ${String(patienceMs)}, true), set_config('work_mem', '64MB', true)`,
        )
        return findDifferences(tx, check, settlementLimits.differences)
      },
      { accessMode: 'read only' },
    )
    return { ...answer, state: 'done', ...found }
  } catch (error) {
    if (codeOf(error) !== CANCELLED) throw error
    return { ...answer, state: 'unfinished', found: 0, differences: [] }
  }
}

/** The code of a database error, even when wrapped by the query layer. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code ?? cause?.code
}
