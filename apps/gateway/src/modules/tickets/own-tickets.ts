import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Declared } from '../define-module'
import { calendarAddress } from './calendar-address'
import { findTickets, type TicketFor } from './find-tickets'
import { ticketCode } from './ticket-code'

export type TicketTools = Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'occasions'>

/** A ticket of the visitor's own. Throws `contentNotFound` for any other. */
export async function ownTicket(
  { config, db, occasions }: TicketTools,
  { ticket_no }: OperationInput<Operations['ticketDetail']>,
  uid: number,
): Promise<OperationResponse<Operations['ticketDetail']>> {
  const which = sql`t.ticket_no = ${ticket_no} AND t.uid = ${uid}`
  const { list, now } = await findTickets(db.orm, occasions, { which, page: 1, page_size: 1 })
  const [found] = list
  if (!found) throw new AppError(errors.contentNotFound)
  return {
    ...told(found),
    code: found.state === 'good' ? ticketCode(config, found) : '',
    calendar_url: calendarAddress(config, found),
    server_time: now,
  }
}

/** A page of the visitor's tickets. */
export async function ownTickets(
  { db, occasions }: TicketTools,
  { page, page_size }: OperationInput<Operations['ticketList']>,
  uid: number,
): Promise<OperationResponse<Operations['ticketList']>> {
  const { list, total, now } = await findTickets(db.orm, occasions, {
    which: sql`t.uid = ${uid}`,
    page,
    page_size,
  })
  return { list: list.map(told), total, page, page_size, server_time: now }
}

function told({ ticket_no, kind, title, begins_at, ends_at, place, people_num, state }: TicketFor) {
  return {
    ticket_no,
    kind,
    title,
    begins_at: begins_at.getTime(),
    ends_at: ends_at.getTime(),
    place,
    people_num,
    state,
  }
}
