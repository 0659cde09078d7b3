import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { type Actor, appendAudit } from '../../audit'
import { actorName } from '../../members'
import { isCodeOf, numberInCode } from '../ticket-code'
import { ticket } from '../ticket-tables'
import { checkIn } from './check-in-tables'

type Operation = StudioOperations['checkInScan']
type Scan = StudioInput<Operation>
type Answer = StudioResponse<Operation>
/** Who stands at the door. */
interface Door {
  member_id: number
  actor: Actor
}
type Ticket = typeof ticket.$inferSelect

/**
 * Admits a ticket once, whatever the doors do at the same time, or returns why not. Anybody admitted offline is in:
 * that is kept, as a conflict where the ticket was used or void. Repeating a scan returns the same result.
 */
export async function scanTicket(
  { config, db }: Pick<Context, 'config' | 'db'>,
  door: Door,
  scan: Scan,
): Promise<Answer> {
  return db.orm.transaction(async (tx) => {
    const found = await findTicket(tx, scan)
    if (!found || (scan.code !== undefined && !isCodeOf(config, found, scan.code))) {
      return { result: 'unknown', ticket_no: '', people_num: null, first: null }
    }
    const result = await settle(tx, { config }, door, scan, found)
    return {
      result,
      ticket_no: found.ticket_no,
      people_num: found.people_num,
      first: await firstEntry(tx, found.ticket_no),
    }
  })
}

async function findTicket(tx: Transaction, { code, ticket_no }: Scan): Promise<Ticket | undefined> {
  const number = ticket_no ?? numberInCode(code ?? '')
  if (number === null) return undefined
  // Doors that scan the same ticket wait for each other, and so does giving it back.
  const [row] = await tx.select().from(ticket).where(eq(ticket.ticket_no, number)).for('update')
  return row
}

async function settle(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  door: Door,
  scan: Scan,
  found: Ticket,
): Promise<Answer['result']> {
  const [same] = await tx.select().from(checkIn).where(eq(checkIn.scan_id, scan.scan_id))
  if (same) return same.is_conflict ? 'conflict' : same.forced_why === null ? 'entered' : 'forced'
  if (found.kind !== scan.kind || found.occasion_id !== scan.occasion_id) return 'elsewhere'
  const isUsed = (await tx.$count(checkIn, eq(checkIn.ticket_no, found.ticket_no))) > 0
  const against = found.void_at !== null ? 'void' : isUsed ? 'again' : undefined
  if (against === undefined) {
    await insert(tx, door, scan, found, {})
    return 'entered'
  }
  if (scan.has_let_in) {
    await insert(tx, door, scan, found, { is_conflict: true })
    return 'conflict'
  }
  if (scan.reason === undefined) return against
  await insert(tx, door, scan, found, { forced_why: scan.reason })
  await appendAudit({ config }, tx, door.actor, {
    action: 'ticket.force',
    subject: `ticket:${found.ticket_no}`,
    after: { reason: scan.reason, gate: scan.gate, against },
  })
  return 'forced'
}

async function insert(
  tx: Transaction,
  { member_id }: Door,
  { scan_id, gate, scanned_at }: Scan,
  { ticket_no }: Ticket,
  how: { is_conflict?: boolean; forced_why?: string },
): Promise<void> {
  await tx.insert(checkIn).values({
    scan_id,
    ticket_no,
    gate,
    member_id,
    scanned_at: new Date(scanned_at),
    ...how,
  })
}

async function firstEntry(tx: Transaction, ticket_no: string): Promise<Answer['first']> {
  const { rows } = await tx.execute<{ at: string; gate: string; member: string }>(sql`
    SELECT c.scanned_at AS at, c.gate, ${actorName(sql`'member:' || c.member_id`)} AS member
    FROM ${checkIn} AS c
    WHERE c.ticket_no = ${ticket_no} ORDER BY c.received_at, c.scan_id LIMIT 1`)
  const [row] = rows
  return row ? { ...row, at: new Date(row.at).toISOString() } : null
}
