import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { exportAnswers } from './export-answers'
import { listAnswers, listForms } from './list-answers'
import { openAnswerFile } from './open-answer-file'
import { revealAnswers } from './reveal-answers'

/** The calls by which members read what was answered. */
export function registerSurveyInbox(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.surveyFormList, () => listForms(ctx))
  registerStudioOperation(app, studioOperations.surveyAnswerList, (input) => listAnswers(ctx, input))
  registerStudioOperation(app, studioOperations.surveyReveal, (input, member, request) =>
    revealAnswers(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.surveyFileOpen, (input, member, request) =>
    openAnswerFile(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.surveyExport, (input, member, request) =>
    exportAnswers(ctx, member, actorOf(member, request), input),
  )
}
