import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { exportDifferences } from './export-differences'
import { listDays, listDifferences } from './list-days'
import type { ReconciliationTools } from './reconciliation-tools'
import { runDay } from './run-day'
import { settleDifference } from './settle-difference'
import { signDifference } from './sign-difference'

/** The calls with which members reconcile. */
export function registerReconciliation(app: FastifyInstance, tools: ReconciliationTools): void {
  registerStudioOperation(app, studioOperations.billDayList, (input) => listDays(tools, input))
  registerStudioOperation(app, studioOperations.differenceList, (input) => listDifferences(tools, input))
  registerStudioOperation(app, studioOperations.billDayRun, (input, member, request) =>
    runDay(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.differenceSettle, (input, member, request) =>
    settleDifference(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.differenceSign, (input, member, request) =>
    signDifference(tools, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.differenceExport, (input, member, request) =>
    exportDifferences(tools, member, actorOf(member, request), input),
  )
}
