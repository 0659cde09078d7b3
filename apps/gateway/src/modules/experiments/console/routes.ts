import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { experimentResult } from '../result/experiment-result'
import { planExperiment } from '../result/plan-experiment'
import { endExperiment, stopExperiment } from './end-experiment'
import { experimentDetail, listExperiments } from './read-experiments'
import { startExperiment } from './start-experiment'
import { changeExperiment, createExperiment } from './write-experiment'

/** The calls with which members try out variants of pages, and see the results. */
export function registerExperimentConsole(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.experimentList, (input) => listExperiments(ctx, input))
  registerStudioOperation(app, studioOperations.experimentDetail, ({ experiment_id }) =>
    experimentDetail(ctx, experiment_id),
  )
  registerStudioOperation(app, studioOperations.experimentPlan, (input) => planExperiment(ctx, input))
  registerStudioOperation(app, studioOperations.experimentCreate, (input, member, request) =>
    createExperiment(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.experimentChange, (input, member, request) =>
    changeExperiment(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.experimentStart, (input, member, request) =>
    startExperiment(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.experimentStop, (input, member, request) =>
    stopExperiment(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.experimentEnd, (input, member, request) =>
    endExperiment(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.experimentResult, ({ experiment_id }) =>
    experimentResult(ctx, experiment_id),
  )
}
