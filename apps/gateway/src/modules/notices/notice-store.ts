import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { memberNotice } from './notice-tables'

/** The next notices of a member, newest first. */
export function findNotices(
  db: Orm,
  {
    member_id,
    isUnread,
    before,
    limit,
  }: { member_id: number; isUnread: boolean; before: number | undefined; limit: number },
) {
  return db
    .select()
    .from(memberNotice)
    .where(
      and(
        eq(memberNotice.member_id, member_id),
        isUnread ? isNull(memberNotice.read_at) : undefined,
        before === undefined ? undefined : lt(memberNotice.notice_id, before),
      ),
    )
    .orderBy(desc(memberNotice.notice_id))
    .limit(limit)
}

/** How many notices a member has not read. */
export function countUnread(db: Orm, member_id: number): Promise<number> {
  return db.$count(memberNotice, and(eq(memberNotice.member_id, member_id), isNull(memberNotice.read_at)))
}

/** Marks notices of a member as read: those named, and all up to one. Ones already read keep their time. */
export async function markRead(
  db: Orm,
  { member_id, ids, upTo }: { member_id: number; ids: readonly number[]; upTo: number | null },
): Promise<void> {
  await db
    .update(memberNotice)
    .set({ read_at: sql`now()`, ages_from: sql`now()` })
    .where(
      and(
        eq(memberNotice.member_id, member_id),
        isNull(memberNotice.read_at),
        or(
          inArray(memberNotice.notice_id, [...ids]),
          upTo === null ? undefined : lte(memberNotice.notice_id, upTo),
        ),
      ),
    )
}
