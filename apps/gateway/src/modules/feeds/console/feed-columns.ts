import { isDeepStrictEqual } from 'node:util'
import { type FeedKind, feedKinds } from '@yingzao/contract/server'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { chinaDay } from '../../../time/china-time'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments, visitorPages } from '../../pages'
import { holdKind } from '../batches/hold-kind'
import { feedBatch, feedColumn, feedPointer } from '../feed-tables'
import { tradingDayBefore } from '../trading-days'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['feedColumnChange']>, 'kind' | 'base_revision'>

/** Violations of the table's constraints, as messages for whoever typed the values. */
const REFUSALS: Refusals = [['feed_column_lock', refusal('按商品或人群锁定时要选择至少一项，其他方式不用选')]]

/** The defaults for a column that has not been described yet. */
const UNSAID: Fields = {
  title: '',
  method: '',
  limits: '',
  free_rows: 3,
  lock_kind: 'free',
  lock_ids: [],
  lock_url: '',
}
const TITLES: Readonly<Record<FeedKind, string>> = {
  lhb: '龙虎榜',
  jgdy: '机构调研',
  etf: 'ETF',
  fund: '基金',
}

type Column = StudioResponse<StudioOperations['feedColumnList']>['list'][number]
type Figures = Pick<Column, 'kind' | 'shown' | 'waiting'> & { brought_at: string | null }

/** The four data columns, including those that have not been described yet. */
export async function listColumns(
  { db }: Pick<Context, 'db'>,
  now: Date = new Date(),
): Promise<StudioResponse<StudioOperations['feedColumnList']>> {
  const said = await db.orm.select().from(feedColumn)
  const { rows: figures } = await db.orm.execute<Figures>(sql`
    SELECT k.kind, (
      SELECT json_build_object('batch_id', b.batch_id, 'as_of', b.as_of, 'source', b.source,
        'is_simulated', b.is_simulated, 'row_count', b.row_count)
      FROM ${feedPointer} AS p JOIN ${feedBatch} AS b ON b.batch_id = p.batch_id
      WHERE p.kind = k.kind ORDER BY p.as_of DESC LIMIT 1) AS shown,
      (SELECT count(*)::int FROM ${feedBatch} AS b WHERE b.kind = k.kind AND b.state = 'waiting') AS waiting,
      (SELECT max(b.created_at) FROM ${feedBatch} AS b WHERE b.kind = k.kind) AS brought_at
    FROM unnest(${sql.param([...feedKinds])}::text[]) AS k (kind)`)
  return {
    trading_day: await tradingDayBefore(db.orm, chinaDay(now)),
    list: feedKinds.map((kind) => {
      const column = said.find((one) => one.kind === kind)
      const { shown = null, waiting = 0, brought_at } = figures.find((one) => one.kind === kind) ?? {}
      const fields = column ? fieldsOf(column) : { ...UNSAID, title: TITLES[kind] }
      return {
        ...{ kind, ...fields, revision: column?.revision ?? 0, shown, waiting },
        brought_at: brought_at ? new Date(brought_at).toISOString() : null,
      }
    }),
  }
}

/**
 * Changes the description of a column and who may see it. Throws `conflict` if somebody else has changed it since, and
 * `unusableDocument` for words that no page may say.
 */
export async function changeColumn(
  ctx: Services,
  actor: Actor,
  { kind, base_revision, ...fields }: StudioInput<StudioOperations['feedColumnChange']>,
): Promise<StudioResponse<StudioOperations['feedColumnChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [fields.title, fields.method, fields.limits])
  return ctx.db.orm.transaction(async (tx) => {
    // The first to describe a column has no row to lock.
    await holdKind(tx, kind)
    const [before] = await tx.select().from(feedColumn).where(eq(feedColumn.kind, kind))
    if ((before?.revision ?? 0) !== base_revision) throw new AppError(studioErrors.conflict)
    if (before && isDeepStrictEqual(fieldsOf(before), fields)) return { revision: base_revision }
    const revision = base_revision + 1
    const set = { ...fields, revision, updated_at: sql`now()` }
    await checkedBy(
      REFUSALS,
      tx
        .insert(feedColumn)
        .values({ kind, ...fields, revision })
        .onConflictDoUpdate({ target: feedColumn.kind, set })
        .execute(),
    )
    await visitorPages.announceAnswers(tx, 'feedList')
    await appendAudit(ctx, tx, actor, {
      action: 'feed.change',
      subject: `feed:${kind}`,
      ...(before && { before: fieldsOf(before) }),
      after: fields,
    })
    return { revision }
  })
}

function fieldsOf({ title, method, limits, free_rows, lock_kind, lock_ids, lock_url }: Fields): Fields {
  return { title, method, limits, free_rows, lock_kind, lock_ids, lock_url }
}
