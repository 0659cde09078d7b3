import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database'
import { lease } from './supplier-tables'

/** The exclusive right among all processes to do something, for as long as it is renewed in time. */
export interface Lease {
  /**
   * Identifies this taking of the right: no other, before or after, has the same. What was written under it can be
   * recognised by it.
   */
  epoch: string
  /** Extends it to so many seconds from now. False: it has expired and somebody else has it, or had it. */
  renew(seconds: number): Promise<boolean>
  /**
   * Must be called in the transaction that writes: throws `LostLease` when somebody else has taken the right since, and
   * otherwise keeps everybody from taking it until the transaction ends. Without it a process that was slow, or paused,
   * would overwrite what its successor has written.
   */
  hold(tx: Transaction): Promise<void>
  /** Releases it, if it is still ours. Safe to repeat. */
  giveBack(): Promise<void>
}

/** The right has run out, and another process has it, or has had it: what was to be written under it must not be. */
export class LostLease extends Error {
  constructor(name: string) {
    super(
      `Another process has taken over ${name}, as this one took longer than it had said; it writes nothing.`,
    )
    this.name = 'LostLease'
  }
}

/**
 * Takes the exclusive right among all processes to do something, without keeping a connection meanwhile. Undefined:
 * somebody has it. When a process dies, its right expires after these seconds, and so does that of one that is only
 * slow: what is written under it goes through `hold`, unless a key or a newer row rejects a late write by itself.
 */
export async function takeLease(
  db: Pick<Database, 'orm'>,
  name: string,
  seconds: number,
): Promise<Lease | undefined> {
  const holder = randomUUID()
  const until = untilIn(seconds)
  const taken = await db.orm
    .insert(lease)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: lease.name, set: { holder, until }, setWhere: sql`${lease.until} < now()` })
    .returning({ name: lease.name })
  if (taken.length === 0) return undefined
  // Only our own: it may have expired and be another's by now.
  const isOwn = and(eq(lease.name, name), eq(lease.holder, holder))
  return {
    epoch: holder,
    renew: async (more) => {
      const { rowCount } = await db.orm
        .update(lease)
        .set({ until: untilIn(more) })
        .where(isOwn)
      return rowCount === 1
    },
    hold: async (tx) => {
      const rows = await tx.select({ name: lease.name }).from(lease).where(isOwn).for('share')
      if (rows.length === 0) throw new LostLease(name)
    },
    giveBack: async () => {
      await db.orm.delete(lease).where(isOwn)
    },
  }
}

function untilIn(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`
}
