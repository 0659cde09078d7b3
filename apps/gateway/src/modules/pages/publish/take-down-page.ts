import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { leaveWord } from '../../../edge/leave-word'
import { type Actor, appendAudit } from '../../audit'
import { moveOf } from '../page-state'
import { lockPage, updatePage } from '../page-store'
import { dropSchedule } from '../schedule/schedule-store'
import { publishedState } from './publish-page'

export interface TakeDownOrder {
  code: string
  reason: string
  by: Actor
  /** On whose order a job does it, for the record: `member:3`. */
  orderedBy?: string
  /** Asked while nobody else can change the page. */
  isWanted?: (tx: Transaction) => Promise<boolean>
}

/**
 * `no-such-page`; `not-published`: visitors did not see it, and do not now; `unwanted`: whoever ordered it changed
 * their mind.
 */
export type TakenDown = 'taken-down' | 'not-published' | 'no-such-page' | 'unwanted'

/**
 * Takes a page down for visitors, in every process from the moment this commits, and cancels whatever was scheduled for
 * it. A repeat finds nothing to do.
 */
export async function takeDownPage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { code, reason, by, orderedBy, isWanted }: TakeDownOrder,
): Promise<TakenDown> {
  return db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) return 'no-such-page'
    if (isWanted && !(await isWanted(tx))) return 'unwanted'
    const before = await publishedState(tx, page)
    const ended = await dropSchedule(tx, page.id)
    const move = moveOf('take_down', page)
    if (move) {
      await updatePage(tx, page.id, move)
      await leaveWord({ config }, tx, { codes: [code], gone: [code] })
    }
    if (move || ended) {
      await appendAudit({ config }, tx, by, {
        action: 'page.take_down',
        subject: `page:${code}`,
        before: {
          ...before,
          ...(ended && { publish_at: ended.publish_at, take_down_at: ended.take_down_at }),
        },
        after: {
          status: page.status,
          ...move,
          reason,
          ...(orderedBy !== undefined && { ordered_by: orderedBy }),
        },
      })
    }
    return move ? 'taken-down' : 'not-published'
  })
}
