import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import {
  draftQuestionnaire,
  dropQuestionnaire,
  publishQuestionnaire,
  saveQuestionnaire,
} from './change-questionnaire'
import { findTested } from './find-tested'
import { listQuestionnaires, questionnaireDetail } from './questionnaires'
import { testDetail } from './test-detail'
import { listTests, summariseTests } from './test-list'

/** The calls by which members write the risk test and read its results. */
export function registerSuitabilityConsole(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.questionnaireList, (input) => listQuestionnaires(ctx, input))
  registerStudioOperation(app, studioOperations.questionnaireDetail, ({ version }) =>
    questionnaireDetail(ctx, version),
  )
  registerStudioOperation(app, studioOperations.questionnaireDraft, (input, member, request) =>
    draftQuestionnaire(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.questionnaireSave, (input, member, request) =>
    saveQuestionnaire(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.questionnairePublish, (input, member, request) =>
    publishQuestionnaire(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.questionnaireDrop, (input, member, request) =>
    dropQuestionnaire(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.riskTestList, (input) => listTests(ctx, input))
  registerStudioOperation(app, studioOperations.riskTestSummary, () => summariseTests(ctx))
  registerStudioOperation(app, studioOperations.riskTestDetail, ({ id }) => testDetail(ctx, id))
  registerStudioOperation(app, studioOperations.riskTestFind, (input, member, request) =>
    findTested(ctx, member, actorOf(member, request), input),
  )
}
