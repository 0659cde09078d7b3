import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { visitorPages } from '../../pages'
import { video } from '../video-tables'
import { lockVideo, refuseOlder } from './change-video'
import { cleanContent } from './clean-content'

type Services = Pick<Context, 'config' | 'company' | 'db'>

const NO_FILE = refusal('还没有视频文件，请先上传再发布')

/**
 * Shows a lesson to visitors; a repeat changes nothing. Throws `conflict` where somebody else has changed it since, and
 * `unusableDocument` where its words break a newer rule of pages.
 */
export async function publishVideo(
  ctx: Services,
  actor: Actor,
  { video_id, base_revision }: StudioInput<StudioOperations['videoPublish']>,
): Promise<StudioResponse<StudioOperations['videoPublish']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const lesson = await lockVideo(tx, video_id)
    if (lesson.is_out) return { revision: lesson.revision }
    refuseOlder(lesson, base_revision)
    if (lesson.file_id === null) throw new AppError(NO_FILE)
    await cleanContent(ctx, lesson)
    // Visitors see when it was first published.
    const published_at = lesson.published_at ?? sql`now()`
    return turn(ctx, tx, actor, { video_id, base_revision, is_out: true, published_at })
  })
}

/**
 * Hides a lesson from visitors; a repeat changes nothing. Throws `conflict` where somebody else has changed it since.
 */
export async function takeDownVideo(
  ctx: Pick<Services, 'config' | 'db'>,
  actor: Actor,
  { video_id, base_revision, reason }: StudioInput<StudioOperations['videoTakeDown']>,
): Promise<StudioResponse<StudioOperations['videoTakeDown']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const lesson = await lockVideo(tx, video_id)
    if (!lesson.is_out) return { revision: lesson.revision }
    refuseOlder(lesson, base_revision)
    return turn(ctx, tx, actor, { video_id, base_revision, is_out: false, reason })
  })
}

interface Turn {
  video_id: number
  base_revision: number
  is_out: boolean
  published_at?: Date | SQL
  reason?: string
}

async function turn(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  actor: Actor,
  { video_id, base_revision, is_out, reason, ...more }: Turn,
): Promise<{ revision: number }> {
  const revision = base_revision + 1
  await tx
    .update(video)
    .set({ ...more, is_out, revision, updated_at: sql`now()` })
    .where(eq(video.video_id, video_id))
  await visitorPages.announceAnswers(tx, 'videoList')
  await appendAudit({ config }, tx, actor, {
    action: is_out ? 'video.publish' : 'video.take_down',
    subject: `video:${video_id}`,
    ...(reason !== undefined && { after: { reason } }),
  })
  return { revision }
}
