import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { cancelSpeech } from './cancel-speech'
import { changeSpeech, createSpeech } from './change-speech'
import { changeTour, createTour } from './change-tour'
import { listPosters, savePosters } from './posters'
import { listSpeeches } from './speech-rows'
import { listTours } from './tour-rows'

/** The calls by which members look after tours, their posters and their talks. */
export function registerTourConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.tourRows, () => listTours(ctx))
  registerStudioOperation(app, studioOperations.tourCreate, (input, member, request) =>
    createTour(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.tourChange, (input, member, request) =>
    changeTour(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.tourPosterRows, (input) => listPosters(ctx, input))
  registerStudioOperation(app, studioOperations.tourPosterSave, (input, member, request) =>
    savePosters(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.speechRows, (input) => listSpeeches(ctx, input))
  registerStudioOperation(app, studioOperations.speechCreate, (input, member, request) =>
    createSpeech(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.speechChange, (input, member, request) =>
    changeSpeech(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.speechCancel, (input, member, request) =>
    cancelSpeech(ctx, actorOf(member, request), input),
  )
}
