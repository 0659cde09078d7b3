import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { video, videoCategory, videoFile, videoProgress, videoView } from '../video-tables'

/** The next lessons, in the order of their categories and then their own. */
export async function listVideos(
  { db }: Pick<Context, 'db'>,
  { q, category, state, after, limit }: StudioInput<StudioOperations['videoRows']>,
): Promise<StudioResponse<StudioOperations['videoRows']>> {
  const has = q ? `%${likeText(q)}%` : undefined
  const rows = await db.orm
    .select({
      video,
      category_title: videoCategory.title,
      rank: videoCategory.position,
      format: videoFile.format,
      duration: videoFile.duration,
      views: sql<number>`(SELECT coalesce(sum(w.views), 0)::int FROM ${videoView} AS w
        WHERE w.video_id = ${video}.video_id)`,
      watched: sql<number>`(SELECT count(*)::int FROM ${videoProgress} AS p
        WHERE p.video_id = ${video}.video_id AND p.watched_at IS NOT NULL)`,
    })
    .from(video)
    .innerJoin(videoCategory, eq(videoCategory.category, video.category))
    .leftJoin(videoFile, eq(videoFile.file_id, video.file_id))
    .where(
      and(
        has === undefined ? undefined : or(ilike(video.title, has), ilike(video.name, has)),
        category === undefined ? undefined : eq(video.category, category),
        state === undefined ? undefined : eq(video.is_out, state === 'out'),
        isAfter(after),
      ),
    )
    .orderBy(asc(videoCategory.position), asc(video.category), asc(video.position), asc(video.video_id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ video: lesson, rank: _, ...more }) => ({
      ...more,
      video_id: lesson.video_id,
      name: lesson.name,
      title: lesson.title,
      category: lesson.category,
      position: lesson.position,
      cover: lesson.cover,
      state: lesson.is_out ? ('out' as const) : ('draft' as const),
      lock_kind: lesson.lock_kind,
      published_at: lesson.published_at?.toISOString() ?? null,
      revision: lesson.revision,
      updated_at: lesson.updated_at.toISOString(),
    })),
    next:
      rows.length > limit && last
        ? [last.rank, last.video.category, last.video.position, last.video.video_id].join('.')
        : null,
  }
}

/** After the lesson that `next` named; anything else begins at the start. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, rank, category, position, id] =
    /^(-?\d{1,9})\.([\w-]{1,64})\.(-?\d{1,9})\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (rank === undefined) return undefined
  return sql`(${videoCategory.position}, ${video.category}, ${video.position}, ${video.video_id})
    > (${rank}::int, ${category}, ${position}::int, ${id}::bigint)`
}
