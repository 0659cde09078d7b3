import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { registeredAdvisers } from '../staff'
import { instrumentNote } from './note-tables'

/**
 * What registered advisers say about some instruments, as far as a second person has approved it and it has not
 * expired, sorted by code. Only for those who have signed a contract: the caller must check that.
 */
export async function findNotes(db: Orm | Transaction, codes: readonly string[]) {
  // Somebody who has left, or lost the registration under which the words were given, gives no advice.
  const registered = registeredAdvisers('registered')
  return db
    .select({
      code: instrumentNote.code,
      text: instrumentNote.text,
      adviser: instrumentNote.adviser,
      adviser_no: instrumentNote.adviser_no,
      written_at: instrumentNote.written_at,
    })
    .from(instrumentNote)
    .innerJoin(
      registered,
      and(
        eq(registered.staff_id, instrumentNote.staff_id),
        eq(registered.cert_no, instrumentNote.adviser_no),
      ),
    )
    .where(
      and(
        inArray(instrumentNote.code, [...codes]),
        eq(instrumentNote.state, 'out'),
        gte(instrumentNote.good_until, todayInChina),
      ),
    )
    .orderBy(asc(instrumentNote.code))
}
