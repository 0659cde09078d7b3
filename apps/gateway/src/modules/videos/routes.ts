import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error'
import { isFromForeignPage } from '../../http/foreign-page'
import { registerOperation } from '../../http/register-operation'
import type { Visitor } from '../../http/visitor'
import { noteView } from './note-view'
import { namedBrowser } from './play/viewer'
import { type Asker, type LessonTools, playLesson, showLessons } from './show-lessons'
import { findVideoId, keepProgress } from './video-store'

/** The calls through which visitors see lessons and save where they stopped. */
export function registerVideoOperations(app: FastifyInstance, tools: LessonTools): void {
  const { config, db } = tools

  function askerOf(request: FastifyRequest, reply: FastifyReply, visitor: Visitor | null): Asker {
    const browser = namedBrowser(request, reply, config)
    // A page of another host would look for the film there.
    const origin = isFromForeignPage(request) ? config.publicOrigin : ''
    return { viewer: { browser, uid: visitor?.uid ?? 0 }, origin }
  }

  registerOperation(app, operations.videoList, (input, request, visitor, reply) =>
    showLessons(tools, input, askerOf(request, reply, visitor)),
  )
  registerOperation(app, operations.videoPlay, async ({ name }, request, visitor, reply) => {
    const asker = askerOf(request, reply, visitor)
    const { video_id, ...play } = await playLesson(tools, name, asker)
    await noteView(tools, video_id, asker.viewer, request.ip)
    return play
  })
  registerOperation(
    app,
    operations.videoProgress,
    async ({ name, at, watched, noted_at }, request, visitor, reply) => {
      const video_id = await findVideoId(db.orm, name)
      if (video_id === undefined) throw new AppError(errors.contentNotFound)
      const kept = await keepProgress(db.orm, {
        uid: visitor.uid,
        video_id,
        at,
        watched: watched === 1,
        // A number beyond the range of dates is ahead of every clock anyway.
        noted_at: noted_at === undefined ? undefined : new Date(Math.min(noted_at, Date.now())),
      })
      await noteView(tools, video_id, askerOf(request, reply, visitor).viewer, request.ip)
      return { progress: kept.at, is_watched: kept.is_watched }
    },
  )
}
