import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database'
import { lease } from './supplier-tables'

/** The right to do something alone among all processes, for as long as it is renewed in time. */
export interface Lease {
  /** Names this taking of the right: no other taking of it, before or after, has the same. What was written under it can be told by it. */
  epoch: string
  /** Keeps it for so many seconds from now. False: it has run out and somebody else has it, or had it. */
  renew(seconds: number): Promise<boolean>
  /**
   * Call it in the transaction that writes: throws `LostLease` when somebody else has taken the right since, and else
   * keeps everybody from taking it until the transaction ends. Without it a process that was slow, or stood still, would
   * write over what its successor has written.
   */
  hold(tx: Transaction): Promise<void>
  /** Gives it back, where it is still one's own. Safe to repeat. */
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
 * Takes the right to do something alone among all processes, without keeping a connection while it is done. Undefined:
 * somebody has it. A process that dies gives it back when the seconds are over, and so does one that is only slow: what is
 * written under it goes through `hold`, unless a key or a newer row keeps the late one out by itself.
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
  // Only one's own: it may have run out and be another's by now.
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
