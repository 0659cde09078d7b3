import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { ownTicket, ownTickets, type TicketTools } from './own-tickets'

/** The calls by which visitors see their tickets. */
export function registerTicketOperations(app: FastifyInstance, tools: TicketTools): void {
  registerOperation(app, operations.ticketDetail, (input, _request, { uid }) => ownTicket(tools, input, uid))
  registerOperation(app, operations.ticketList, (input, _request, { uid }) => ownTickets(tools, input, uid))
}
