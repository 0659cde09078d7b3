import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findHeldTickets } from '../tickets'
import { type EnrolmentRow, findEnrolments } from './enrolment-store'
import { speechShown } from './speech-shown'

type Tools = Pick<Context, 'config' | 'db'>
type Listed = OperationResponse<Operations['myEnrolments']>

/** What a visitor has enrolled for, the next talk first, then those that are over. */
export async function myEnrolments(
  tools: Tools,
  { tour_id, page, page_size }: OperationInput<Operations['myEnrolments']>,
  uid: number,
): Promise<Listed> {
  const { list, total } = await findEnrolments(tools.db.orm, { uid, tour_id, page, page_size })
  return { list: await shown(tools, list), total, page, page_size }
}

/** One of them, by its number. */
export async function ownEnrolment(
  tools: Tools,
  enroll_no: string,
  uid: number,
): Promise<Listed['list'][number]> {
  const { list } = await findEnrolments(tools.db.orm, { uid, enroll_no, page: 1, page_size: 1 })
  const [enrolment] = await shown(tools, list)
  if (!enrolment) throw new AppError(errors.contentNotFound)
  return enrolment
}

async function shown(tools: Tools, list: readonly EnrolmentRow[]): Promise<Listed['list']> {
  const tickets = await findHeldTickets(
    tools,
    tools.db.orm,
    list.flatMap(({ ticket_no }) => ticket_no ?? []),
  )
  return list.map(({ ticket_no, enroll_no, status, people_num, in_line, speech }) => {
    const ticket = ticket_no === null ? undefined : tickets.get(ticket_no)
    return {
      enroll_no,
      status,
      people_num,
      in_line,
      ticket_qr: ticket?.code ?? '',
      ticket_no: ticket?.ticket_no ?? '',
      ticket_url: ticket?.ticket_url ?? '',
      speech: speechShown(speech),
    }
  })
}
