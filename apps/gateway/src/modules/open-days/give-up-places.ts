import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { Person } from '../define-module'
import { dropReminder } from '../reminders'
import { voidTicket } from '../tickets'
import { returnPlaces } from './open-day-store'
import { openDayRegister } from './open-day-tables'

/**
 * Gives back all places of somebody who has themselves erased, including those that somebody else took with their
 * phone: a session counts who is coming, and those rows will be gone.
 */
export async function giveUpPlaces(tx: Transaction, { uid, handset_hash }: Person): Promise<void> {
  const rows = await tx
    .update(openDayRegister)
    .set({ status: 3 })
    .where(
      and(
        eq(openDayRegister.status, 1),
        or(eq(openDayRegister.uid, uid), eq(openDayRegister.handset_hash, handset_hash)),
      ),
    )
    .returning({
      uid: openDayRegister.uid,
      session_id: openDayRegister.session_id,
      people_num: openDayRegister.people_num,
      ticket_no: openDayRegister.ticket_no,
    })
  // In one order, so that two who are erased at once do not wait for each other.
  for (const row of rows.toSorted((a, b) => (a.session_id < b.session_id ? -1 : 1))) {
    await returnPlaces(tx, row.session_id, row.people_num)
    await voidTicket(tx, row.ticket_no)
    await dropReminder(tx, { uid: row.uid, kind: 'openday', occasion_id: row.session_id })
  }
}
