import type { Context } from '../../../context'
import { isDatabaseAway } from '../../../db/is-database-away'
import type { Actor } from '../../audit'
import { notApprovedBecause } from '../approval/not-approved'
import { publishPage } from '../publish/publish-page'
import { takeDownPage } from '../publish/take-down-page'
import { type DueSchedule, findDue, keepProblem } from './schedule-store'

const BY: Actor = { who: 'job:schedule', ip: null }

/**
 * Does what is due on a page, once, in whichever process gets to it, however late: what is due is read from the
 * database, and checked again while the page is locked. If a page may no longer be published, visitors keep seeing what
 * they see, and the reason is stored for members. A page whose scheduled end came before it could be published is no
 * longer shown.
 */
export async function runSchedule(ctx: Context, page_id: number): Promise<void> {
  const due = await findDue(ctx.db.orm, page_id)
  if (!due) return
  const { code, ends } = due
  const order = {
    code,
    by: BY,
    orderedBy: `member:${due.set_by}`,
    isWanted: async (tx: Parameters<typeof findDue>[0]) => {
      const now = await findDue(tx, page_id)
      return now !== undefined && now.ends === ends && now.version_id === due.version_id
    },
  }
  if (ends) await takeDownPage(ctx, { ...order, reason: '到了设定的下线时间' })
  else await publishDue(ctx, { page_id, due, order })
}

async function publishDue(
  ctx: Context,
  {
    page_id,
    due,
    order,
  }: { page_id: number; due: DueSchedule; order: Omit<Parameters<typeof publishPage>[1], 'version'> },
): Promise<void> {
  const problem = await problemOf(ctx, { ...order, version: due.version })
  if (problem === undefined) return
  ctx.log.error(
    { page: due.code, version: due.version, problem },
    'A page could not be published at its time',
  )
  await keepProblem(ctx.db.orm, { pageId: page_id, versionId: due.version_id, problem })
}

/** Publishes a page, and returns what prevented it. Undefined: nothing did. */
async function problemOf(
  ctx: Context,
  order: Parameters<typeof publishPage>[1],
): Promise<string | undefined> {
  try {
    const report = await publishPage(ctx, order)
    if (report.published || report.reason === 'unwanted') return undefined
    if (report.reason === 'not-approved') return `${notApprovedBecause(report.changed).msg}。到时没有发布。`
    const [first] = report.reason === 'refused' ? report.findings : []
    return first ? `${first.message}${first.fix}` : '要发布的版本不存在。请重新定时。'
  } catch (error) {
    // The database will come back, and the job is retried then.
    if (isDatabaseAway(error)) throw error
    ctx.log.error({ err: error, page: order.code }, 'Publishing a page at its time failed')
    return '页面无法显示，没有发布。请在编辑器中检查后重新定时，或立即发布。'
  }
}
