import { createHash } from 'node:crypto'
import {
  checkInLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { ticketCode } from '../ticket-code'
import { ticket } from '../ticket-tables'
import { enteredAt } from './entered-at'

type Operation = StudioOperations['checkInTickets']

/**
 * The valid tickets of an occasion, for a phone that may lose its network. It gets hashes of the codes' contents:
 * whoever finds the phone cannot make tickets from them. Throws `notFound` where there are none, or more than a phone
 * keeps.
 */
export async function listTickets(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { kind, occasion_id }: StudioInput<Operation>,
): Promise<StudioResponse<Operation>> {
  const { rows } = await db.orm.execute<{
    ticket_no: string
    nonce: string
    people_num: number
    entered_at: string | null
  }>(sql`
    SELECT t.ticket_no, t.nonce, t.people_num,
      ${enteredAt(sql`t.ticket_no`)} AS entered_at
    FROM ${ticket} AS t WHERE t.kind = ${kind} AND t.occasion_id = ${occasion_id} AND t.void_at IS NULL
    ORDER BY t.ticket_no LIMIT ${checkInLimits.tickets + 1}`)
  if (rows.length === 0 || rows.length > checkInLimits.tickets) throw new AppError(studioErrors.notFound)
  return {
    taken_at: new Date().toISOString(),
    list: rows.map(({ nonce, entered_at, ...row }) => ({
      ...row,
      code_hash: createHash('sha256')
        .update(ticketCode(config, { ticket_no: row.ticket_no, nonce }))
        .digest('base64url'),
      entered_at: entered_at && new Date(entered_at).toISOString(),
    })),
  }
}
