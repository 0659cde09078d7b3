import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import type { Declared } from '../../define-module'
import { listOccasions } from './list-occasions'
import { listTickets } from './list-tickets'
import { scanTicket } from './scan-ticket'

/** The calls of phones at a door. */
export function registerCheckIn(
  app: FastifyInstance,
  tools: Pick<Context, 'config' | 'db'> & Pick<Declared, 'occasions'>,
): void {
  registerStudioOperation(app, studioOperations.checkInOccasions, () => listOccasions(tools))
  registerStudioOperation(app, studioOperations.checkInTickets, (input) => listTickets(tools, input))
  registerStudioOperation(app, studioOperations.checkInScan, (input, member, request) =>
    scanTicket(tools, { member_id: member.member_id, actor: actorOf(member, request) }, input),
  )
}
