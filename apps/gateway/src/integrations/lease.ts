import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lease } from './supplier-tables'

/**
 * Takes the right to do something alone among all processes, without keeping a connection while it is done. Answers
 * what gives it back, or undefined when somebody has it. A process that dies gives it back when the time is over.
 */
export async function takeLease(
  db: Pick<Database, 'orm'>,
  name: string,
  seconds: number,
): Promise<(() => Promise<void>) | undefined> {
  const holder = randomUUID()
  const until = sql`now() + make_interval(secs => ${seconds})`
  const taken = await db.orm
    .insert(lease)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: lease.name, set: { holder, until }, setWhere: sql`${lease.until} < now()` })
    .returning({ name: lease.name })
  if (taken.length === 0) return undefined
  return async () => {
    // Only one's own: it may have run out and be another's by now.
    await db.orm.delete(lease).where(and(eq(lease.name, name), eq(lease.holder, holder)))
  }
}
