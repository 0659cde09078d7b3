import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { consentLog, softuser } from './passport-tables'

/** What was agreed to, and when it was withdrawn, if it was. */
export interface GivenConsent extends Pick<typeof consentLog.$inferSelect, 'doc' | 'version' | 'purpose'> {
  at: Date
  withdrawn_at: Date | null
}

/**
 * What the holders of some phone numbers have agreed to, by leaving the number or logged in with it: by the hash of the
 * number, in the order given.
 */
export async function findGivenConsents(
  db: Orm | Transaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, GivenConsent[]>> {
  const { id, doc, version, purpose, created_at, withdrawn_at } = consentLog
  const columns = { id, doc, version, purpose, at: created_at, withdrawn_at }
  const ofPhones = await db
    .select({ hash: sql<string>`${consentLog.handset_hash}`, ...columns })
    .from(consentLog)
    .where(inArray(consentLog.handset_hash, [...hashes]))
  const ofLogins = await db
    .select({ hash: sql<string>`${softuser.handset_hash}`, ...columns })
    .from(consentLog)
    .innerJoin(softuser, eq(softuser.softuser_id, consentLog.uid))
    .where(inArray(softuser.handset_hash, [...hashes]))
  // A row may name a phone number and who was logged in: it counts once per number, whether the two are the same person
  // or not.
  const rows = [...new Map([...ofPhones, ...ofLogins].map((row) => [`${row.id} ${row.hash}`, row])).values()]
  const given = new Map<string, GivenConsent[]>()
  for (const { hash, id: _, ...row } of rows.sort((one, other) => one.id - other.id)) {
    const ofPhone = given.get(hash) ?? []
    given.set(hash, ofPhone)
    // A withdrawal is a row of its own.
    if (row.withdrawn_at === null) ofPhone.push(row)
    else for (const consent of ofPhone) end(consent, row)
  }
  return given
}

/**
 * The rows of what somebody has agreed to or withdrawn, newest first: by the hash of their phone number, even if they
 * have since been erased, and by who was logged in.
 */
export async function consentsOf(
  db: Orm | Transaction,
  { uids, hashes }: { uids: readonly number[]; hashes: readonly string[] },
  most: number,
): Promise<(Omit<GivenConsent, 'at'> & { id: number })[]> {
  const { id, doc, version, purpose, withdrawn_at } = consentLog
  return db
    .select({ id, doc, version, purpose, withdrawn_at })
    .from(consentLog)
    .where(or(inArray(consentLog.uid, [...uids]), inArray(consentLog.handset_hash, [...hashes])))
    .orderBy(desc(id))
    .limit(most)
}

function end(consent: GivenConsent, { doc, purpose, withdrawn_at }: GivenConsent): void {
  if (consent.doc === doc && consent.purpose === purpose) consent.withdrawn_at ??= withdrawn_at
}
