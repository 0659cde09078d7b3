import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { cancelEnrolment } from './cancel-enrolment'
import { type EnrolTools, enrol } from './enrol'
import { giveThumbsUp } from './give-thumbs-up'
import { lightenCity } from './lighten-city'
import { listComments } from './list-comments'
import { metTour } from './met-tour'
import { myEnrolments } from './my-enrolments'
import { speechShown } from './speech-shown'
import { findSpeeches } from './speech-store'
import { tourHome } from './tour-home'
import { findPosters } from './tour-store'
import { writeComment } from './write-comment'

/** The calls through which visitors read about a tour, say what they think of it, and enrol for its talks. */
export function registerTourOperations(app: FastifyInstance, ctx: EnrolTools): void {
  const { orm } = ctx.db
  registerOperation(app, operations.tourHome, ({ tour_id }, _request, visitor) =>
    tourHome(ctx, tour_id, visitor?.uid ?? null),
  )
  registerOperation(app, operations.speechList, async (input, _request, visitor) => {
    await metTour(ctx, input.tour_id)
    const { list, total } = await findSpeeches(orm, { ...input, uid: visitor?.uid ?? null })
    return { list: list.map(speechShown), total, page: input.page, page_size: input.page_size }
  })
  registerOperation(app, operations.posterList, async (input) => {
    await metTour(ctx, input.tour_id)
    return { ...(await findPosters(orm, input)), page: input.page, page_size: input.page_size }
  })
  registerOperation(app, operations.lightenCity, (input, _request, { uid }) => lightenCity(ctx, input, uid))
  registerOperation(app, operations.giveThumbsUp, async (input, _request, { uid }) => ({
    thumbs_up: await giveThumbsUp(ctx, input, uid),
    is_thumbed: 1 as const,
  }))
  registerOperation(app, operations.commentList, (input, _request, visitor) =>
    listComments(ctx, { ...input, uid: visitor?.uid ?? null }),
  )
  registerOperation(app, operations.userComment, (input, _request, { uid }) => writeComment(ctx, input, uid))
  registerOperation(app, operations.tourEnroll, (input, request, { uid }) => enrol(ctx, input, uid, request))
  registerOperation(app, operations.myEnrolments, (input, _request, { uid }) => myEnrolments(ctx, input, uid))
  registerOperation(app, operations.cancelEnrolment, async ({ enroll_no }, _request, { uid }) => ({
    status: await cancelEnrolment(ctx, enroll_no, uid),
  }))
}
