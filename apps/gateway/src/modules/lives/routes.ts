import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { liveCalendar } from './live-calendar'
import { cancelReserve, reserveLive } from './reserve-live'

/** The calls by which visitors see what is streamed when, and have themselves reminded. */
export function registerLiveOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerOperation(app, operations.activitiesCalendar, (input, _request, visitor) =>
    liveCalendar(ctx, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.liveReserve, async (input, request, { uid }) => {
    await reserveLive(ctx, input, uid, request)
    return { is_reserved: 1 as const }
  })
  registerOperation(app, operations.liveCancelReserve, async ({ live_id }, _request, { uid }) => {
    await cancelReserve(ctx, live_id, uid)
    return { is_reserved: 0 as const }
  })
}
