import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { cancelVisit } from './cancel-visit'
import { cancelSession, changeOpenDay, createOpenDay } from './change-open-day'
import { exportVisits } from './export-visits'
import { findVisitsOf } from './find-visits'
import { listOpenDays } from './open-day-rows'
import { listVisits } from './visit-rows'

/** The calls with which members manage open days and their registrations. */
export function registerOpenDayConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.openDayRows, () => listOpenDays(ctx))
  registerStudioOperation(app, studioOperations.openDayCreate, (input, member, request) =>
    createOpenDay(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.openDayChange, (input, member, request) =>
    changeOpenDay(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.openDaySessionCancel, (input, member, request) =>
    cancelSession(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.openDayVisitList, (input) => listVisits(ctx, input))
  registerStudioOperation(app, studioOperations.openDayVisitFind, (input, member, request) =>
    findVisitsOf(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.openDayVisitCancel, (input, member, request) =>
    cancelVisit(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.openDayVisitExport, (input, member, request) =>
    exportVisits(ctx, member, actorOf(member, request), input),
  )
}
