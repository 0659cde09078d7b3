import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { namedBrowser, uidByCookie } from '../play/viewer'
import { changeCategory, listCategories } from './categories'
import { changeVideo, createVideo } from './change-video'
import { publishVideo, takeDownVideo } from './publish-video'
import { videoDetail } from './video-detail'
import { listVideos } from './video-rows'

/** The calls by which members look after lessons. */
export function registerVideoConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.videoRows, (input) => listVideos(ctx, input))
  registerStudioOperation(
    app,
    studioOperations.videoDetail,
    async ({ video_id }, _member, request, reply) => {
      const browser = namedBrowser(request, reply, ctx.config)
      return videoDetail(ctx, video_id, { browser, uid: await uidByCookie(request) })
    },
  )
  registerStudioOperation(app, studioOperations.videoCreate, (input, member, request) =>
    createVideo(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.videoChange, (input, member, request) =>
    changeVideo(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.videoPublish, (input, member, request) =>
    publishVideo(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.videoTakeDown, (input, member, request) =>
    takeDownVideo(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.videoCategoryRows, () => listCategories(ctx))
  registerStudioOperation(app, studioOperations.videoCategoryChange, (input, member, request) =>
    changeCategory(ctx, actorOf(member, request), input),
  )
}
