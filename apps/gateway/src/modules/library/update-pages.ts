import type { Context } from '../../context'
import { isDatabaseAway } from '../../db/is-database-away'
import type { Actor } from '../audit'
import { pageDocuments } from '../pages'
import { sectionState } from './section-state'
import { findWaiting, settleUpdate } from './update-store'

const BY: Actor = { who: 'job:section-update', ip: null }

/**
 * Brings a section to the pages that wait for it, one after the other, in whichever process gets to it. A page that
 * cannot have it is recorded with its reason and does not hold up the others. A repeat continues where this one was
 * interrupted.
 */
export async function updatePages(ctx: Context, section_id: number): Promise<void> {
  for (;;) {
    const waiting = await findWaiting(ctx.db.orm, section_id)
    const found = waiting && (await sectionState(ctx.db.orm, section_id))
    const code = waiting && (await pageDocuments.linkedPages.codeOf(ctx.db.orm, waiting.page_id))
    if (!waiting || !found || code === undefined) return
    const { publishes, ordered_by } = waiting
    const problem = await problemOf(ctx, { code, state: found, publishes, ordered_by, by: BY })
    await settleUpdate(ctx.db.orm, { ...waiting, revision: found.revision }, problem)
  }
}

async function problemOf(
  ctx: Context,
  order: Parameters<typeof pageDocuments.linkedPages.update>[1],
): Promise<string | undefined> {
  try {
    return await pageDocuments.linkedPages.update(ctx, order)
  } catch (error) {
    // The database will come back, and the job with it.
    if (isDatabaseAway(error)) throw error
    ctx.log.error({ err: error, page: order.code }, 'A page could not get the newest state of a section')
    return '更新时出错，访客看到的没有变。请稍后重新发布这个页面。'
  }
}
