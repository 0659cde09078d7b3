import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { blockReport, formReport } from './console/block-report'
import { channelReport, companyReport } from './console/company-report'
import { exportReport } from './console/export-report'
import { linkReport } from './console/link-report'
import { funnelReport, liveReport } from './console/live-report'
import { pageReport } from './console/page-report'
import type { ReportTools } from './console/report-tools'
import { removeTarget, setTarget } from './console/targets'

/** The calls by which members see what came of pages, and set targets for them. */
export function registerReports(app: FastifyInstance, tools: ReportTools): void {
  registerStudioOperation(app, studioOperations.reportPage, (input) => pageReport(tools, input))
  registerStudioOperation(app, studioOperations.reportBlocks, (input) => blockReport(tools, input))
  registerStudioOperation(app, studioOperations.reportForms, (input) => formReport(tools, input))
  registerStudioOperation(app, studioOperations.reportFunnel, (input) => funnelReport(tools, input))
  registerStudioOperation(app, studioOperations.reportCompany, (input) => companyReport(tools, input))
  registerStudioOperation(app, studioOperations.reportChannels, (input) => channelReport(tools, input))
  registerStudioOperation(app, studioOperations.reportLinks, (input) => linkReport(tools, input))
  registerStudioOperation(app, studioOperations.reportLive, (input) => liveReport(tools, input))
  registerStudioOperation(app, studioOperations.reportExport, (input) => exportReport(tools, input))
  registerStudioOperation(app, studioOperations.reportTargetSet, (input, member, request) =>
    setTarget(tools, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.reportTargetRemove, (input, member, request) =>
    removeTarget(tools, actorOf(member, request), input),
  )
}
