import { and, eq } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm } from '../../db/database'
import { jumpRemind } from './renewal-tables'

/** Whether a visitor has been reminded today. */
export async function wasReminded(db: Orm, uid: number): Promise<boolean> {
  return (await db.$count(jumpRemind, and(eq(jumpRemind.uid, uid), eq(jumpRemind.day, todayInChina)))) > 0
}

/** Records what a visitor is reminded of. False: another page was faster today. */
export async function noteReminder(
  db: Orm,
  reminded: Pick<typeof jumpRemind.$inferInsert, 'uid' | 'kind' | 'page_code'>,
): Promise<boolean> {
  const rows = await db
    .insert(jumpRemind)
    .values({ ...reminded, day: todayInChina })
    .onConflictDoNothing()
    .returning({ uid: jumpRemind.uid })
  return rows.length > 0
}
