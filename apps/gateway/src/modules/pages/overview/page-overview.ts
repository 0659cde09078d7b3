import { MOST_ON_DASHBOARD, type StudioOperations, type StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { listedPage } from '../api/listed-page'
import { findRows } from '../api/page-rows'
import { isPublished } from '../page-state'
import { listedSchedule } from '../schedule/schedule-rows'
import { countPages, findEnded, findFailing, findScheduled, isChanged } from './overview-store'

/** What the first screen shows about pages. */
type PageOverview = Omit<StudioResponse<StudioOperations['dashboard']>, 'leads' | 'alarms'>

const LIMIT = MOST_ON_DASHBOARD

/**
 * The pages that are published, waiting, ended or would be refused, with how many there are of each. The number of
 * statements does not grow with the number of pages, and all see the same moment; no page is read or judged for it.
 */
export async function pageOverview(ctx: Pick<Context, 'config' | 'db'>): Promise<PageOverview> {
  const found = await ctx.db.orm.transaction(
    async (tx) => ({
      counted: await countPages(tx),
      published: await findRows(tx, { where: isPublished, limit: LIMIT }),
      changed: await findRows(tx, { where: isChanged, limit: LIMIT }),
      scheduled: await findScheduled(tx, LIMIT),
      ended: await findEnded(tx, LIMIT),
      failing: await findFailing(tx, LIMIT),
    }),
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
  const { at, ...counts } = found.counted
  return {
    asked_at: at.toISOString(),
    counts,
    published: await Promise.all(found.published.map((row) => listedPage(ctx, row))),
    changed: await Promise.all(found.changed.map((row) => listedPage(ctx, row))),
    scheduled: found.scheduled.map(({ code, title, ...schedule }) => ({
      code,
      title,
      schedule: listedSchedule(schedule),
    })),
    ended: found.ended.map((row) => ({ ...row, ended_at: row.ended_at.toISOString() })),
    failing: found.failing.map((row) => ({ ...row, judged_at: row.judged_at.toISOString() })),
  }
}
