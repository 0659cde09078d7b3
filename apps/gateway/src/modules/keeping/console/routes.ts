import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { listHolds } from '../holds/list-holds'
import { askRelease, releaseHold } from '../holds/release-hold'
import { setHold } from '../holds/set-hold'
import { exportReports, listReports } from './read-reports'
import { readTerms } from './read-terms'

/** The calls with which compliance sees what is kept and what was deleted, and places holds. */
export function registerKeeping(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
): void {
  registerStudioOperation(app, studioOperations.keepingTerms, () => readTerms(ctx))
  registerStudioOperation(app, studioOperations.holdList, (input, member) => listHolds(ctx, member, input))
  registerStudioOperation(app, studioOperations.holdSet, (input, member, request) =>
    setHold(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.holdAskRelease, (input, member, request) =>
    askRelease(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.holdRelease, (input, member, request) =>
    releaseHold(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.deletionReportList, (input) => listReports(ctx, input))
  registerStudioOperation(app, studioOperations.deletionReportExport, (input) => exportReports(ctx, input))
}
