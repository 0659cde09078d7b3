import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { cancelForVisitor } from './cancel-for-visitor'
import { listEnrolments } from './enrolment-rows'
import { exportEnrolments } from './export-enrolments'
import { searchEnrolments } from './search-enrolments'

/** The calls through which members see who has enrolled for talks, and give places back on request. */
export function registerEnrolmentConsole(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.enrolmentList, (input) => listEnrolments(ctx, input))
  registerStudioOperation(app, studioOperations.enrolmentFind, (input, member, request) =>
    searchEnrolments(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.enrolmentCancel, (input, member, request) =>
    cancelForVisitor(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.enrolmentExport, (input, member, request) =>
    exportEnrolments(ctx, member, actorOf(member, request), input),
  )
}
