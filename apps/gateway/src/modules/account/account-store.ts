import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { accountIntent, broker } from './account-tables'

type Queries = Orm | Transaction

export type BrokerRow = typeof broker.$inferSelect
type NewIntent = Omit<typeof accountIntent.$inferInsert, 'id' | 'kind' | 'created_at' | 'updated_at'>

/** A broker by its type, if it takes anybody at present. */
export async function findOpenBroker(
  db: Queries,
  open_brokerage_type: string,
): Promise<BrokerRow | undefined> {
  const isMeant = eq(broker.open_brokerage_type, open_brokerage_type)
  const [row] = await db
    .select()
    .from(broker)
    .where(and(isMeant, eq(broker.status, 1)))
  return row
}

/** A part of the brokers in their order, and how many there are. */
export async function findBrokers(
  db: Queries,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ list: BrokerRow[]; total: number }> {
  const list = await db
    .select()
    .from(broker)
    .orderBy(asc(broker.sort), asc(broker.open_brokerage_type))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(broker)
  return { list, total }
}

/** Records that somebody wants an account with a broker; the first record of a phone and broker stays. */
export async function insertBrokerIntent(
  db: Queries,
  intent: NewIntent & { broker: string; handset_hash: string; handset_enc: string },
): Promise<{ id: string; isNew: boolean }> {
  const [row] = await db
    .insert(accountIntent)
    .values({ ...intent, kind: 'broker' })
    .onConflictDoUpdate({
      target: [accountIntent.kind, accountIntent.broker, accountIntent.handset_hash],
      // What was not known the first time is added, nothing is replaced.
      set: {
        uid: sql`coalesce(${accountIntent.uid}, excluded.uid)`,
        consent: sql`CASE WHEN excluded.consent = 'recorded' THEN 'recorded' ELSE ${accountIntent.consent} END`,
        updated_at: sql`now()`,
      },
    })
    // This statement locks a row that was there before; nobody locks a new one.
    .returning({ id: accountIntent.id, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('An insert that updates on conflict has given no row back.')
  return row
}

/** Returns the record of a phone and broker. */
export async function findBrokerIntent(
  db: Queries,
  open_brokerage_type: string,
  handset_hash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: accountIntent.id })
    .from(accountIntent)
    .where(
      and(
        eq(accountIntent.kind, 'broker'),
        eq(accountIntent.broker, open_brokerage_type),
        eq(accountIntent.handset_hash, handset_hash),
      ),
    )
  return row?.id
}

/** Records that a visitor wants a fund account through a channel. A repeat changes nothing. */
export async function insertFundIntent(
  db: Queries,
  intent: NewIntent & { uid: number; channel: string },
): Promise<void> {
  await db
    .insert(accountIntent)
    .values({ ...intent, kind: 'fund' })
    .onConflictDoNothing()
}
