import { type FeedKind, feedKinds } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'

/** Any number will do, as long as nothing else on this database uses it as the first of two. */
const FEEDS = 7_391_007

/**
 * Until the transaction ends, nobody else stores batches of this kind or moves its pointers: two who import the first
 * batch of a day, or show it, have no row yet to lock. Readers never wait.
 */
export async function holdKind(tx: Transaction, kind: FeedKind): Promise<void> {
  // The other may store a hundred thousand rows, which takes longer than any everyday statement.
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${FEEDS}, ${feedKinds.indexOf(kind)})`)
}
