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

/** Which film of whom. */
interface Wanted {
  upload_id: string
  member_id: number
}

/** A film that a member brings. Throws `notFound`, also for one that somebody else brings. */
export async function findUpload(db: Orm | Transaction, wanted: Wanted): Promise<UploadRow> {
  const [found] = await db.select().from(videoUpload).where(isWanted(wanted))
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

/** The same, for as long as the transaction is its alone. */
export async function holdUpload(tx: Transaction, wanted: Wanted): Promise<UploadRow> {
  const [found] = await tx.select().from(videoUpload).where(isWanted(wanted)).for('update')
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

function isWanted({ upload_id, member_id }: Wanted): SQL | undefined {
  return and(eq(videoUpload.upload_id, upload_id), eq(videoUpload.member_id, member_id))
}

/** A film on its way, as its member is told of it. */
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
