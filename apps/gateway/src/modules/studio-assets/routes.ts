import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { uploadedBytes } from '../../http/take-upload'
import { actorOf } from '../audit'
import { assetDetail } from './asset-detail'
import { changeAsset } from './change-asset'
import { cropAsset } from './crop-asset'
import { listAssets } from './list-assets'
import { refuseUnusable } from './refuse-unusable'
import { uploadAsset } from './upload-asset'

/** The calls of the library of pictures and videos. */
export function registerAssetLibrary(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.assetList, (input) => listAssets(ctx, input))
  registerStudioOperation(app, studioOperations.assetDetail, ({ hash }) => assetDetail(ctx, hash))
  registerStudioOperation(app, studioOperations.assetUpload, ({ name }, member, request) =>
    refuseUnusable(
      () =>
        uploadAsset(
          ctx,
          { member, actor: actorOf(member, request) },
          { name, bytes: uploadedBytes(request) },
        ),
      { tooLarge: 'fileTooLarge' },
    ),
  )
  registerStudioOperation(app, studioOperations.assetCrop, (input, member, request) =>
    refuseUnusable(() => cropAsset(ctx, { member, actor: actorOf(member, request) }, input), {
      tooLarge: 'unusableFile',
    }),
  )
  registerStudioOperation(app, studioOperations.assetChange, (input, member, request) =>
    changeAsset(ctx, actorOf(member, request), input),
  )
}
