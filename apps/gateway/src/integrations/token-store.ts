import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../db/database'
import { supplierToken } from './supplier-tables'

/** How long before its end a token is due, in seconds: a ticket of two hours is used for 7000 s. */
const DUE_BEFORE_END = 200
/** Keeps a token that is short-lived from the start from being fetched for every call. */
const KEPT_AT_LEAST = 10

export interface LentToken {
  token: string
  /** Seconds. */
  lifetime: number
}

export interface HeldToken {
  token: string
  /** `due`: valid, but somebody should renew it. By the database's clock, which all processes share. */
  state: 'good' | 'due' | 'expired'
}

/** The token with that name, if there ever was one. */
export async function findToken(db: Orm | Transaction, name: string): Promise<HeldToken | undefined> {
  const [row] = await db
    .select({
      token: supplierToken.token,
      state: sql<HeldToken['state']>`CASE
        WHEN ${supplierToken.expires_at} <= now() THEN 'expired'
        WHEN ${supplierToken.renew_at} <= now() THEN 'due'
        ELSE 'good' END`,
    })
    .from(supplierToken)
    .where(eq(supplierToken.name, name))
  return row
}

/** Stores a token in place of the last one. */
export async function storeToken(
  db: Orm | Transaction,
  name: string,
  { token, lifetime }: LentToken,
): Promise<void> {
  const kept = Math.max(lifetime - DUE_BEFORE_END, KEPT_AT_LEAST)
  const values = {
    token,
    renew_at: sql`now() + make_interval(secs => ${kept})`,
    expires_at: sql`now() + make_interval(secs => ${Math.max(lifetime, KEPT_AT_LEAST)})`,
  }
  await db
    .insert(supplierToken)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: supplierToken.name, set: values })
}

/**
 * Expires a token that its supplier no longer accepts, unless somebody has replaced it already. It expires for all time
 * and not from now on: a reader who began just before this would see the row, and find that its own `now()` is earlier.
 */
export async function expireToken(db: Orm | Transaction, name: string, token: string): Promise<void> {
  await db
    .update(supplierToken)
    .set({ renew_at: sql`'-infinity'`, expires_at: sql`'-infinity'` })
    .where(and(eq(supplierToken.name, name), eq(supplierToken.token, token)))
}
