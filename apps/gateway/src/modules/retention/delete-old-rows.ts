import { getTableName } from 'drizzle-orm'
import type { Context } from '../../context'
import { ensureMonths } from '../../db/month-partitions'
import type { RetentionRule } from '../define-module'
import { addReport, kindOfTable } from '../keeping'
import { deleteOldest, dropOldMonths } from './retention-store'

/** Rows of one table deleted at once: the statement takes a moment and holds nobody up. */
const BATCH = 2_000
/** Between two batches, in seconds: the same worker sends text messages. */
const PAUSE_S = 2

const JOB = { who: 'job:delete-old-rows', ip: null } as const

type Services = Pick<Context, 'config' | 'db' | 'jobs' | 'log'>

/**
 * Deletes, from every table that has a rule, a batch of what is older than its rule allows, and enqueues a job for the
 * rest. Tables by month lose whole months, and get the next ones. What was deleted, and what legal holds kept, is
 * recorded in the transaction of each. Age is by the clock of the database. Safe to repeat, and in several processes at
 * once.
 */
export async function deleteOldRows(
  ctx: Services,
  rules: readonly RetentionRule[],
  limit = BATCH,
): Promise<void> {
  await ensureMonths(ctx.db)
  let isMore = false
  for (const rule of rules) {
    if (rule.byMonth) await dropMonths(ctx, rule)
    else isMore = (await deleteBatch(ctx, rule, limit)) === limit || isMore
  }
  if (!isMore) return
  await ctx.db.orm.transaction((tx) => ctx.jobs.enqueue(tx, 'delete-old-rows', {}, { afterSeconds: PAUSE_S }))
}

/** Returns how many rows are gone. */
async function deleteBatch(
  { config, db, log }: Services,
  rule: RetentionRule,
  limit: number,
): Promise<number> {
  const days = rule.days(config.kept)
  const deleted = await db.orm.transaction(async (tx) => {
    const found = await deleteOldest(tx, rule, { days, limit })
    if (found.rows > 0 || found.held_rows > 0)
      await addReport({ config }, tx, JOB, { kind: 'rows', ...factsOf(rule, days), ...found })
    return found
  })
  const { rows, held_rows } = deleted
  if (rows > 0 || held_rows > 0)
    log.info({ table: getTableName(rule.table), rows, held_rows }, 'Rows were deleted whose time was over')
  return rows
}

async function dropMonths({ config, db, log }: Services, rule: RetentionRule): Promise<void> {
  const days = rule.days(config.kept)
  await db.orm.transaction(async (tx) => {
    for (const { month, is_dropped: _is, ...found } of await dropOldMonths(tx, rule, days)) {
      await addReport({ config }, tx, JOB, {
        kind: 'months',
        ...factsOf(rule, days),
        ...found,
        details: { month },
      })
      log.info({ table: getTableName(rule.table), month, ...found }, 'A month was over')
    }
  })
}

/** What a report says about a rule as it stands. */
function factsOf({ table }: RetentionRule, days: number) {
  const table_name = getTableName(table)
  const kind = kindOfTable(table_name)
  const setting = kind?.term.by === 'age' ? kind.term.setting : undefined
  return {
    record_kind: kind?.kind ?? '',
    table_name,
    days,
    setting: setting === undefined ? '' : `${setting.name}=${days}`,
    ground: kind?.ground ?? '没有列出依据',
  }
}
