import { studioErrors } from '@yingzao/contract/studio'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { videoUpload } from '../video-tables'
import { cutUpload, deleteUpload } from './upload-file'
import { holdUpload, type UploadRow } from './upload-store'

type Services = Pick<Context, 'config' | 'db' | 'jobs'>

const NOT_WHOLE = { ...studioErrors.unusableFile, msg: '文件还没有传完，请继续上传' }

/**
 * Starts reading a film that has been uploaded completely. A repeat changes nothing. Throws `notFound`, and
 * `unusableFile` while pieces are missing.
 */
export async function finishUpload(
  { config, db, jobs }: Services,
  actor: Actor,
  member_id: number,
  upload_id: string,
): Promise<UploadRow> {
  return db.orm.transaction(async (tx) => {
    const upload = await holdUpload(tx, { upload_id, member_id })
    if (upload.state !== 'coming') return upload
    if (upload.received < upload.bytes) throw new AppError(NOT_WHOLE)
    await cutUpload(config, upload_id, upload.bytes)
    await tx
      .update(videoUpload)
      .set({ state: 'reading', updated_at: sql`now()` })
      .where(eq(videoUpload.upload_id, upload_id))
    await jobs.enqueue(tx, 'read-video', { upload_id })
    await appendAudit({ config }, tx, actor, {
      action: 'video.upload',
      subject: `video_upload:${upload_id}`,
      after: { file_name: upload.file_name, bytes: upload.bytes },
    })
    return { ...upload, state: 'reading' as const }
  })
}

/** Drops a film that is not complete yet or cannot be used. False: this member has no such film. */
export async function dropUpload(
  { config, db }: Pick<Services, 'config' | 'db'>,
  member_id: number,
  upload_id: string,
): Promise<boolean> {
  const { rowCount } = await db.orm
    .delete(videoUpload)
    .where(
      and(
        eq(videoUpload.upload_id, upload_id),
        eq(videoUpload.member_id, member_id),
        inArray(videoUpload.state, ['coming', 'refused']),
      ),
    )
  if (!rowCount) return false
  await deleteUpload(config, upload_id)
  return true
}
