import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { reminder } from './reminder-tables'

type List = Operations['reminderList']

/** What a visitor was reminded of, newest first, and how much of it all they have not seen. */
export async function ownReminders(
  { db }: Pick<Context, 'db'>,
  { page, page_size }: OperationInput<List>,
  uid: number,
): Promise<OperationResponse<List>> {
  const isOwn = and(eq(reminder.uid, uid), eq(reminder.state, 'sent'))
  const rows = await db.orm
    .select()
    .from(reminder)
    .where(isOwn)
    .orderBy(desc(reminder.settled_at), desc(reminder.reminder_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [counts] = await db.orm
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`count(*) FILTER (WHERE ${reminder.read_at} IS NULL)::int`,
    })
    .from(reminder)
    .where(isOwn)
  return {
    list: rows.map(({ reminder_id, kind, title, text, url, settled_at, read_at }) => ({
      reminder_id: String(reminder_id),
      kind,
      title,
      text,
      url,
      at: settled_at?.getTime() ?? 0,
      is_read: read_at !== null,
    })),
    total: counts?.total ?? 0,
    page,
    page_size,
    unread: counts?.unread ?? 0,
  }
}

/** Records that a visitor has seen what they were reminded of until now. */
export async function noteRead({ db }: Pick<Context, 'db'>, uid: number): Promise<{ unread: 0 }> {
  await db.orm
    .update(reminder)
    .set({ read_at: sql`now()` })
    .where(and(eq(reminder.uid, uid), eq(reminder.state, 'sent'), isNull(reminder.read_at)))
  return { unread: 0 }
}
