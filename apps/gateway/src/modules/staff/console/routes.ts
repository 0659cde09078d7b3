import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { saveSpeaker } from './save-speaker'
import { listSpeakers } from './speaker-rows'

/** The calls by which members manage who gives talks. */
export function registerSpeakerConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.speakerList, (input) => listSpeakers(ctx, input))
  registerStudioOperation(app, studioOperations.speakerSave, (input, member, request) =>
    saveSpeaker(ctx, actorOf(member, request), input),
  )
}
