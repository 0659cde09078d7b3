import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { memberCount } from '../groups'
import { leadCount } from '../leads'
import { liveCode, liveCodeHandout, liveCodeSession, vacancy, virtualUser } from './activity-data-tables'

/** As many lines as a ticker shows. */
const MOST_LINES = 20

/** The lines of a set that are shown, in their order. */
export async function findLines(db: Orm, set_id: string): Promise<{ avatar: string; text: string }[]> {
  return db
    .select({ avatar: virtualUser.avatar, text: virtualUser.text })
    .from(virtualUser)
    .where(and(eq(virtualUser.set_id, set_id), eq(virtualUser.status, 1)))
    .orderBy(asc(virtualUser.sort), asc(virtualUser.id))
    .limit(MOST_LINES)
}

/** Not more of them than there are places: more need not be counted, however many there are. */
const leadsCounted = leadCount(vacancy.lead_version_id, { most: vacancy.change_type_limit })

/** The numbers of a vacancy at this moment, and the database's time in milliseconds. */
export async function findVacancy(db: Orm, vacancy_id: string) {
  const [row] = await db
    .select({
      // In 64 bits: the sum may exceed the range of its numbers.
      current_num: sql<number>`least(
        ${vacancy.base_num}::bigint + coalesce(${memberCount(vacancy.group_id)}, 0) + ${leadsCounted},
        ${vacancy.change_type_limit})::int`,
      change_type_limit: vacancy.change_type_limit,
      server_time: sql<number>`(extract(epoch from now()) * 1000)::float8`,
    })
    .from(vacancy)
    .where(eq(vacancy.vacancy_id, vacancy_id))
  return row
}

/** What a live code may hand out, next first. */
export type LiveCodeItem = typeof liveCode.$inferSelect

type Reader = Orm | Transaction

/** The first of a live code that has stock left; undefined when none has. */
export async function findNextItem(db: Reader, code_id: string): Promise<LiveCodeItem | undefined> {
  const hasStock = or(isNull(liveCode.stock), lt(liveCode.used, liveCode.stock))
  const [row] = await db
    .select()
    .from(liveCode)
    .where(and(eq(liveCode.code_id, code_id), eq(liveCode.status, 1), hasStock))
    .orderBy(asc(liveCode.item))
    .limit(1)
  return row
}

/** The first of a live code that any number of people may get. */
export async function findUnlimitedItem(db: Reader, code_id: string): Promise<LiveCodeItem | undefined> {
  const [row] = await db
    .select()
    .from(liveCode)
    .where(and(eq(liveCode.code_id, code_id), eq(liveCode.status, 1), isNull(liveCode.stock)))
    .orderBy(asc(liveCode.item))
    .limit(1)
  return row
}

/** Takes one from the stock. False: somebody else took the last one. */
export async function takeStock(db: Reader, { code_id, item, stock }: LiveCodeItem): Promise<boolean> {
  if (stock === null) return true
  const rows = await db
    .update(liveCode)
    .set({ used: sql`${liveCode.used} + 1` })
    .where(and(eq(liveCode.code_id, code_id), eq(liveCode.item, item), lt(liveCode.used, liveCode.stock)))
    .returning({ item: liveCode.item })
  return rows.length > 0
}

/** What a visitor has got already, as long as it is handed out at all. */
export async function findHandedOut(
  db: Reader,
  code_id: string,
  uid: number,
): Promise<LiveCodeItem | undefined> {
  const [row] = await db
    .select({ item: liveCode })
    .from(liveCodeHandout)
    .innerJoin(
      liveCode,
      and(eq(liveCode.code_id, liveCodeHandout.code_id), eq(liveCode.item, liveCodeHandout.item)),
    )
    .where(and(eq(liveCodeHandout.code_id, code_id), eq(liveCodeHandout.uid, uid), eq(liveCode.status, 1)))
  return row?.item
}

/** Opens a visitor's hand-out and keeps it locked. Waits while another transaction has it. */
export async function lockHandout(tx: Transaction, code_id: string, uid: number): Promise<void> {
  await tx
    .insert(liveCodeHandout)
    .values({ code_id, uid })
    .onConflictDoUpdate({ target: [liveCodeHandout.code_id, liveCodeHandout.uid], set: { uid } })
}

/** Records what a visitor got. */
export async function noteHandout(
  tx: Transaction,
  { code_id, item }: LiveCodeItem,
  uid: number,
): Promise<void> {
  await tx
    .update(liveCodeHandout)
    .set({ item })
    .where(and(eq(liveCodeHandout.code_id, code_id), eq(liveCodeHandout.uid, uid)))
}

/** What a browser without a login has got already, as long as it is handed out at all. */
export async function findHandedOutInSession(
  db: Reader,
  code_id: string,
  session: string,
): Promise<LiveCodeItem | undefined> {
  const { code_id: code, session: one, item } = liveCodeSession
  const [row] = await db
    .select({ item: liveCode })
    .from(liveCodeSession)
    .innerJoin(liveCode, and(eq(liveCode.code_id, code), eq(liveCode.item, item)))
    .where(and(eq(code, code_id), eq(one, session), eq(liveCode.status, 1)))
  return row?.item
}

/** Creates a browser's hand-out and keeps it locked. Waits while another transaction has it. */
export async function lockSession(tx: Transaction, code_id: string, session: string): Promise<void> {
  await tx
    .insert(liveCodeSession)
    .values({ code_id, session })
    .onConflictDoUpdate({ target: [liveCodeSession.code_id, liveCodeSession.session], set: { session } })
}

/** Records what a browser got. */
export async function noteSession(
  tx: Transaction,
  { code_id, item }: LiveCodeItem,
  session: string,
): Promise<void> {
  await tx
    .update(liveCodeSession)
    .set({ item })
    .where(and(eq(liveCodeSession.code_id, code_id), eq(liveCodeSession.session, session)))
}
