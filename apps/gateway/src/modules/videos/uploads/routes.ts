import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { uploadedBytes } from '../../../http/take-upload'
import { limitMember } from '../../../limits/limit-member'
import { actorOf } from '../../audit'
import { videoUpload } from '../video-tables'
import { dropUpload, finishUpload } from './finish-upload'
import { takePiece } from './take-piece'
import { findUpload, uploadShown } from './upload-store'

const LIMIT = { name: 'films begun', perHour: 60 }

/** The calls through which a member uploads a film, piece by piece. */
export function registerVideoUploads(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'jobs'>,
): void {
  const { orm } = ctx.db
  registerStudioOperation(app, studioOperations.videoUploadBegin, async (input, member) => {
    await limitMember(ctx.db, LIMIT, member)
    const [begun] = await orm
      .insert(videoUpload)
      .values({ ...input, member_id: member.member_id })
      .returning()
    if (!begun) throw new Error('PostgreSQL has begun a film and told nothing of it.')
    return uploadShown(begun)
  })
  registerStudioOperation(app, studioOperations.videoUploadPiece, async (input, { member_id }, request) =>
    uploadShown(await takePiece(ctx, member_id, input, uploadedBytes(request))),
  )
  registerStudioOperation(app, studioOperations.videoUploadState, async ({ upload_id }, { member_id }) =>
    uploadShown(await findUpload(orm, { upload_id, member_id })),
  )
  registerStudioOperation(app, studioOperations.videoUploadFinish, async ({ upload_id }, member, request) =>
    uploadShown(await finishUpload(ctx, actorOf(member, request), member.member_id, upload_id)),
  )
  registerStudioOperation(app, studioOperations.videoUploadDrop, async ({ upload_id }, { member_id }) => ({
    dropped: await dropUpload(ctx, member_id, upload_id),
  }))
}
