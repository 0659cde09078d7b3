import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { todayInChina } from '../../../db/china-days'
import { AppError } from '../../../http/app-error'
import { staffNames } from '../../staff'
import { expiryOf, playToken } from '../play/play-address'
import type { Viewer } from '../play/viewer'
import { video, videoFile, videoView } from '../video-tables'
import { asSent } from './change-video'

/** A lesson as stored, with its film, which this viewer may play. Throws `notFound`. */
export async function videoDetail(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  video_id: number,
  viewer: Viewer,
): Promise<StudioResponse<StudioOperations['videoDetail']>> {
  const lecturer = staffNames('lecturer')
  const [found] = await orm
    .select({ video, file: videoFile, speaker: lecturer.name, adviser_no: lecturer.cert_no })
    .from(video)
    .leftJoin(videoFile, eq(videoFile.file_id, video.file_id))
    .leftJoin(lecturer, eq(lecturer.staff_id, video.staff_id))
    .where(eq(video.video_id, video_id))
  if (!found) throw new AppError(studioErrors.notFound)
  const { video: lesson, file, speaker, adviser_no } = found
  const views = await orm
    .select({ day: videoView.day, views: videoView.views })
    .from(videoView)
    .where(and(eq(videoView.video_id, video_id), gt(videoView.day, sql`${todayInChina} - 30`)))
    .orderBy(asc(videoView.day))
  return {
    ...asSent(lesson),
    video_id,
    speaker: speaker ?? '',
    adviser_no: adviser_no ?? '',
    state: lesson.is_out ? 'out' : 'draft',
    file: file && fileShown(config, file, viewer),
    views,
    published_at: lesson.published_at?.toISOString() ?? null,
    revision: lesson.revision,
    updated_at: lesson.updated_at.toISOString(),
  }
}

function fileShown(
  config: Context['config'],
  {
    folder,
    entry,
    file_id,
    format,
    bytes,
    duration,
    width,
    height,
    preview_seconds,
  }: typeof videoFile.$inferSelect,
  viewer: Viewer,
) {
  const token = playToken(config, { folder, kind: 'whole', expires: expiryOf(duration), viewer })
  const url = `/media/${token}/${folder}/${entry}`
  return { file_id, format, bytes, duration, width, height, preview_seconds, url }
}
