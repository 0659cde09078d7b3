import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { findHeldTickets } from '../tickets'
import type { Registration } from './open-day-store'

/** The pass of a registration as given to its visitor; without a valid ticket its texts are empty. */
export async function passOf(
  ctx: Pick<Context, 'config' | 'db'>,
  { register_no, ticket_no }: Pick<Registration, 'register_no' | 'ticket_no'>,
): Promise<OperationResponse<Operations['openDayRegister']>> {
  const held = (await findHeldTickets(ctx, ctx.db.orm, [ticket_no])).get(ticket_no)
  return {
    register_no,
    pass_qr: held?.code ?? '',
    ticket_no: held?.ticket_no ?? '',
    ticket_url: held?.ticket_url ?? '',
  }
}
