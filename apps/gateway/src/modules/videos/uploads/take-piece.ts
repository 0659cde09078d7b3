import { createHash } from 'node:crypto'
import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { videoUpload } from '../video-tables'
import { writePiece } from './upload-file'
import { holdUpload, type UploadRow } from './upload-store'

type Piece = StudioInput<StudioOperations['videoUploadPiece']>

const BROKEN = { ...studioErrors.unusableFile, msg: '这一段没有传完整，请重试' }
const TOO_LONG = { ...studioErrors.unusableFile, msg: '文件与开始上传时不同，请重新上传' }

/**
 * Appends a piece to a film, if it begins where the received part ends; any other changes nothing. Pieces of one film
 * wait for each other on its row, so of two for the same place one is accepted. Returns the upload as it is then.
 * Throws `notFound`, and `unusableFile` for a piece that was damaged in transit or exceeds the announced size.
 */
export async function takePiece(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member_id: number,
  { upload_id, at, sha256 }: Piece,
  bytes: Uint8Array,
): Promise<UploadRow> {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new AppError(BROKEN)
  return db.orm.transaction(async (tx) => {
    const upload = await holdUpload(tx, { upload_id, member_id })
    if (upload.state !== 'coming' || at !== upload.received || bytes.byteLength === 0) return upload
    if (at + bytes.byteLength > upload.bytes) throw new AppError(TOO_LONG)
    await writePiece(config, upload_id, { at, bytes })
    const [taken] = await tx
      .update(videoUpload)
      .set({ received: at + bytes.byteLength, updated_at: sql`now()` })
      .where(eq(videoUpload.upload_id, upload_id))
      .returning()
    return taken ?? upload
  })
}
