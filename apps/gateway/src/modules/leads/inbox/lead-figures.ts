import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageLists } from '../../pages'
import { lead } from '../lead-tables'
import { WALK_INDEXES } from './inbox-store'

type LeadFigures = NonNullable<StudioResponse<StudioOperations['dashboard']>['leads']>

/** Up to how many untaken leads are counted. */
const MOST_COUNTED = 10_000
const MOST_PAGES = 5

/** An erased person appears in no list, and in no figure that leads to one. */
const isShown = isNull(lead.erased_at)

/** Midnight in China before a moment, so many days earlier. */
const midnight = (at: SQL, daysEarlier = 0) =>
  sql`(date_trunc('day', ${at} AT TIME ZONE 'Asia/Shanghai') - ${daysEarlier} * interval '1 day')`

/**
 * How many leads came today, compared with yesterday until the same time and the days before, from which pages, and how
 * many nobody has taken. Days are those of China. `at`: a moment other than now.
 */
export async function leadFigures({ orm }: { orm: Orm }, at: SQL = sql`now()`): Promise<LeadFigures> {
  return orm.transaction(
    async (tx) => {
      await tx.execute(WALK_INDEXES)
      const days = await findDays(tx, at)
      const pages = await findPagesOfToday(tx, at)
      const untaken = await countUntaken(tx)
      return {
        untaken: Math.min(untaken, MOST_COUNTED),
        is_untaken_capped: untaken > MOST_COUNTED,
        today: days.at(-1)?.count ?? 0,
        yesterday_by_now: days.at(-2)?.by_now ?? 0,
        days: days.map(({ day, count }) => ({ day, count })),
        pages,
      }
    },
    { accessMode: 'read only' },
  )
}

interface Day extends Record<string, unknown> {
  day: string
  count: number
  /** Up to the current time of day. */
  by_now: number
}

async function findDays(tx: Transaction, at: SQL): Promise<Day[]> {
  const { rows } = await tx.execute<Day>(sql`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
      count(${lead.lead_id})::int AS count,
      count(${lead.lead_id}) FILTER (
        WHERE ${lead.created_at} - (d.day AT TIME ZONE 'Asia/Shanghai')
          <= ${at} - (${midnight(at)} AT TIME ZONE 'Asia/Shanghai'))::int AS by_now
    FROM generate_series(${midnight(at, 6)}, ${midnight(at)}, interval '1 day') AS d (day)
    LEFT JOIN ${lead} ON ${isShown} AND ${lead.created_at} <= ${at}
      AND ${lead.created_at} >= d.day AT TIME ZONE 'Asia/Shanghai'
      AND ${lead.created_at} < (d.day + interval '1 day') AT TIME ZONE 'Asia/Shanghai'
    GROUP BY d.day ORDER BY d.day`)
  return rows
}

async function findPagesOfToday(tx: Transaction, at: SQL): Promise<LeadFigures['pages']> {
  const titles = pageLists.pageTitles('page_title')
  const count = sql<number>`count(*)::int`
  return tx
    .select({ code: lead.page_code, title: sql<string>`coalesce(${titles.title}, '')`, count })
    .from(lead)
    .leftJoin(titles, eq(titles.code, lead.page_code))
    .where(
      and(
        isShown,
        sql`${lead.created_at} >= ${midnight(at)} AT TIME ZONE 'Asia/Shanghai'`,
        sql`${lead.created_at} <= ${at}`,
      ),
    )
    .groupBy(lead.page_code, titles.title)
    .orderBy(sql`count(*) DESC`, lead.page_code)
    .limit(MOST_PAGES)
}

async function countUntaken(tx: Transaction): Promise<number> {
  const some = tx
    .select({ lead_id: lead.lead_id })
    .from(lead)
    .where(and(isShown, eq(lead.status, 'new'), isNull(lead.assignee_id)))
    // One more tells that there are more.
    .limit(MOST_COUNTED + 1)
    .as('some')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
