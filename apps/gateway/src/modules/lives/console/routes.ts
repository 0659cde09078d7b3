import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { cancelLive, changeLive, createLive } from './change-live'
import { listLives } from './live-rows'

/** The calls by which members look after live streams. */
export function registerLiveConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.liveRows, (input) => listLives(ctx, input))
  registerStudioOperation(app, studioOperations.liveCreate, (input, member, request) =>
    createLive(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.liveChange, (input, member, request) =>
    changeLive(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.liveCancel, (input, member, request) =>
    cancelLive(ctx, actorOf(member, request), input),
  )
}
