import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { registeredAdvisers } from '../staff'
import { instrumentNote } from './note-tables'

/**
 * What registered advisers say of some instruments, as far as a second person has approved it and it is still good, in the
 * order of the codes. For those who have signed a contract only: the caller sees to it.
 */
export async function findNotes(db: Orm | Transaction, codes: readonly string[]) {
  // Who has left or lost the registration that the words were given under gives no advice.
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
