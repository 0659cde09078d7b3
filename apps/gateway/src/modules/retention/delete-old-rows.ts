import { getTableName } from 'drizzle-orm'
import type { Context } from '../../context'
import { ensureMonths } from '../../db/month-partitions'
import type { RetentionRule } from '../define-module'
import { deleteOldest, dropOldMonths } from './retention-store'

/** Rows of one table at a time: their statement takes a moment and holds nobody up. */
const BATCH = 2_000
/** Between two batches, in seconds: text messages are sent by the same worker. */
const PAUSE_S = 2

/**
 * Deletes, of every table that has a rule, a batch of what is older than its rule says, and leaves a job for the rest.
 * Tables by month lose whole months, and are given those that come next.
 * Age is what the clock of the database says. Safe to repeat, and in several processes at once.
 */
export async function deleteOldRows(
  { config, db, jobs, log }: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  rules: readonly RetentionRule[],
  limit = BATCH,
): Promise<void> {
  await ensureMonths(db)
  let isMore = false
  for (const rule of rules) {
    const days = rule.days(config.kept)
    if (rule.byMonth) {
      const months = await dropOldMonths(db.orm, rule, days)
      if (months > 0)
        log.info({ table: getTableName(rule.table), months }, 'Months were dropped whose time was over')
      continue
    }
    const rows = await deleteOldest(db.orm, rule, { days, limit })
    if (rows > 0) log.info({ table: getTableName(rule.table), rows }, 'Rows were deleted whose time was over')
    isMore ||= rows === limit
  }
  if (!isMore) return
  await db.orm.transaction((tx) => jobs.enqueue(tx, 'delete-old-rows', {}, { afterSeconds: PAUSE_S }))
}
