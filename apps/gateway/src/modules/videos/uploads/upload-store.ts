import {
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  videoLimits,
} from '@yingzao/contract/studio'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { videoUpload } from '../video-tables'

export type UploadRow = typeof videoUpload.$inferSelect

/** An upload and its member. */
interface Wanted {
  upload_id: string
  member_id: number
}

/** A film that a member is uploading. Throws `notFound`, also for one that somebody else is uploading. */
export async function findUpload(db: Orm | Transaction, wanted: Wanted): Promise<UploadRow> {
  const [found] = await db.select().from(videoUpload).where(isWanted(wanted))
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

/** The same, locked until the transaction ends. */
export async function holdUpload(tx: Transaction, wanted: Wanted): Promise<UploadRow> {
  const [found] = await tx.select().from(videoUpload).where(isWanted(wanted)).for('update')
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

function isWanted({ upload_id, member_id }: Wanted): SQL | undefined {
  return and(eq(videoUpload.upload_id, upload_id), eq(videoUpload.member_id, member_id))
}

/** An upload as shown to its member. */
export function uploadShown({
  upload_id,
  file_name,
  bytes,
  received,
  state,
  problem,
  file_id,
}: UploadRow): StudioResponse<StudioOperations['videoUploadState']> {
  return {
    upload: { upload_id, file_name, bytes, received, piece: videoLimits.piece, state, problem, file_id },
  }
}
