import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments, visitorPages } from '../../pages'
import { video, videoCategory } from '../video-tables'

/** The categories of lessons, in list order. */
export async function listCategories({
  db,
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['videoCategoryRows']>> {
  const list = await db.orm
    .select({
      category: videoCategory.category,
      title: videoCategory.title,
      position: videoCategory.position,
      lessons: sql<number>`count(${video.video_id})::int`,
      out: sql<number>`(count(*) FILTER (WHERE ${video.is_out}))::int`,
    })
    .from(videoCategory)
    .leftJoin(video, eq(video.category, videoCategory.category))
    .groupBy(videoCategory.category)
    .orderBy(asc(videoCategory.position), asc(videoCategory.category))
  return { list }
}

/** Creates a category, or changes the one of that name. Throws `unusableDocument` for words that no page may say. */
export async function changeCategory(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  actor: Actor,
  fields: StudioInput<StudioOperations['videoCategoryChange']>,
): Promise<StudioResponse<StudioOperations['videoCategoryChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [fields.title])
  const { category, ...more } = fields
  return ctx.db.orm.transaction(async (tx) => {
    const [before] = await tx
      .select({ title: videoCategory.title, position: videoCategory.position })
      .from(videoCategory)
      .where(eq(videoCategory.category, category))
      .for('update')
    await tx
      .insert(videoCategory)
      .values(fields)
      .onConflictDoUpdate({ target: videoCategory.category, set: more })
    await visitorPages.announceAnswers(tx, 'videoList')
    await appendAudit(ctx, tx, actor, {
      action: 'video.category',
      subject: `video_category:${category}`,
      ...(before && { before }),
      after: more,
    })
    return { category }
  })
}
