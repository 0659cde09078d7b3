import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core'

/**
 * What is locked, and for whom: nothing, or for whoever is not logged in, has none of some products, or fulfils none of
 * some rules.
 */
const lockKinds = ['free', 'login', 'buy', 'rule'] as const
export type LockKind = (typeof lockKinds)[number]

/** The columns of whatever can be locked. `lock_ids`: products or rules, any of which is enough. */
export const lockColumns = () => ({
  lock_kind: text('lock_kind', { enum: lockKinds }).notNull().default('free'),
  lock_ids: text('lock_ids').array().notNull().default(sql`'{}'`),
  /** Where it is unlocked; empty: nowhere. */
  lock_url: text('lock_url').notNull().default(''),
})

/** Keeps a lock that nobody can open, and ids that mean nothing, out of a table. */
export const lockForm = (table: string, of: { lock_kind: AnyPgColumn; lock_ids: AnyPgColumn }) =>
  check(
    `${table}_lock`,
    sql`${of.lock_kind} in ('free', 'login', 'buy', 'rule')
      and (${of.lock_kind} in ('buy', 'rule')) = (cardinality(${of.lock_ids}) between 1 and 20)
      and (${of.lock_kind} in ('buy', 'rule') or cardinality(${of.lock_ids}) = 0)` as SQL,
  )
