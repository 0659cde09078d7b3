import { isDeepStrictEqual } from 'node:util'
import {
  type FeedMapping,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkedBy } from '../../../http/studio-refusals'
import type { FeedSourcePort } from '../../../integrations'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit, type Doer } from '../../audit'
import { feedSource } from '../feed-tables'
import { daysAround, dueOf } from '../sources/due-of'
import { fetchSource } from '../sources/fetch-source'

type Services = Pick<Context, 'config' | 'db'>
type Wanted = StudioInput<StudioOperations['feedSourceCreate']>
type Fields = Omit<Wanted, 'source_id'>

const LIMIT = { name: 'feed.source.try', perHour: 30 }

/** The sources by time of day. */
export async function listSources(
  { db }: Pick<Context, 'db'>,
  now: Date = new Date(),
): Promise<StudioResponse<StudioOperations['feedSourceList']>> {
  const found = await db.orm
    .select()
    .from(feedSource)
    .orderBy(asc(feedSource.fetch_at), asc(feedSource.source_id))
  const days = await daysAround(db.orm, now)
  return {
    list: found.map((source) => ({
      ...fieldsOf(source),
      ...dueOf(source, days, now),
      source_id: source.source_id,
      tried_at: source.tried_at?.toISOString() ?? null,
      succeeded_at: source.succeeded_at?.toISOString() ?? null,
      problem: source.problem,
      revision: source.revision,
    })),
  }
}

/** Adds a source. Throws `alreadyExists`. */
export async function createSource(
  { config, db }: Services,
  actor: Actor,
  { source_id, ...fields }: Wanted,
): Promise<StudioResponse<StudioOperations['feedSourceCreate']>> {
  return db.orm.transaction(async (tx) => {
    await checkedBy(
      [['feed_source_pkey', studioErrors.alreadyExists]],
      tx
        .insert(feedSource)
        .values({ source_id, ...fields })
        .execute(),
    )
    const subject = `feed_source:${source_id}`
    await appendAudit({ config }, tx, actor, { action: 'feed_source.create', subject, after: fields })
    return { revision: 1 }
  })
}

/** Changes a source. Throws `notFound`, and `conflict` where somebody else has changed it since. */
export async function changeSource(
  { config, db }: Services,
  actor: Actor,
  { source_id, base_revision, ...fields }: StudioInput<StudioOperations['feedSourceChange']>,
): Promise<StudioResponse<StudioOperations['feedSourceChange']>> {
  return db.orm.transaction(async (tx) => {
    const [source] = await tx
      .select()
      .from(feedSource)
      .where(eq(feedSource.source_id, source_id))
      .for('update')
    if (!source) throw new AppError(studioErrors.notFound)
    if (source.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const before = fieldsOf(source)
    if (isDeepStrictEqual(before, fields)) return { revision: base_revision }
    const revision = base_revision + 1
    await tx
      .update(feedSource)
      .set({ ...fields, revision, updated_at: sql`now()` })
      .where(eq(feedSource.source_id, source_id))
    const subject = `feed_source:${source_id}`
    await appendAudit({ config }, tx, actor, { action: 'feed_source.change', subject, before, after: fields })
    return { revision }
  })
}

/** Queries a source now, for the data of a day. Throws `notFound` and `tooManyRequests`. */
export async function trySource(
  ctx: Services & { feedSource: FeedSourcePort },
  { member, actor }: Doer,
  { source_id, as_of }: StudioInput<StudioOperations['feedSourceTryNow']>,
): Promise<StudioResponse<StudioOperations['feedSourceTryNow']>> {
  await limitMember(ctx.db, LIMIT, member)
  const [source] = await ctx.db.orm.select().from(feedSource).where(eq(feedSource.source_id, source_id))
  if (!source) throw new AppError(studioErrors.notFound)
  // Before the query: that somebody had this service query it is worth a log entry even if nothing came back.
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'feed_source.try',
      subject: `feed_source:${source_id}`,
      after: { as_of },
    }),
  )
  return fetchSource(ctx, source, { as_of, actor, member_id: member.member_id })
}

function fieldsOf(source: typeof feedSource.$inferSelect): Fields {
  const { kind, title, url, fetch_at, is_on } = source
  return { kind, title, url, mapping: source.mapping as FeedMapping, fetch_at, is_on }
}
