import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { checkedBy, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { legalHold } from '../keeping-tables'

type Services = Pick<Context, 'config' | 'db' | 'jobs' | 'log'>

/** Records that somebody wants a hold released, and why. The first to ask is recorded; a repeat changes nothing. */
export async function askRelease(
  { config, db }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { hold_id, reason }: StudioInput<StudioOperations['holdAskRelease']>,
): Promise<StudioResponse<StudioOperations['holdAskRelease']>> {
  await db.orm.transaction(async (tx) => {
    const [asked] = await tx
      .update(legalHold)
      .set({ release_asked_by: member_id, release_asked_at: sql`now()`, release_reason: reason })
      .where(
        and(
          eq(legalHold.hold_id, hold_id),
          isNull(legalHold.release_asked_by),
          isNull(legalHold.released_at),
        ),
      )
      .returning({ scope: legalHold.scope })
    if (!asked) {
      const [row] = await tx.select().from(legalHold).where(eq(legalHold.hold_id, hold_id))
      if (!row) throw new AppError(studioErrors.notFound)
      const isRepeat = row.released_at === null && row.release_asked_by === member_id
      if (!isRepeat) throw new AppError(studioErrors.conflict)
      return
    }
    await appendAudit({ config }, tx, actor, {
      action: 'hold.ask_release',
      subject: `legal_hold:${hold_id}`,
      after: { ...asked, reason },
    })
  })
  return {}
}

/**
 * Releases a hold, and enqueues the job that erases what it kept. If two try at once, the second finds it released:
 * `conflict`. Whoever asked for the release cannot do it.
 */
export async function releaseHold(
  { config, db, jobs, log }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { hold_id }: StudioInput<StudioOperations['holdRelease']>,
): Promise<StudioResponse<StudioOperations['holdRelease']>> {
  await db.orm.transaction(async (tx) => {
    const [released] = await checkedBy(
      [
        ['legal_hold_release_needs_two', refusal('您提出了解除，请由另一位同事复核')],
        ['legal_hold_released', studioErrors.conflict],
      ],
      tx
        .update(legalHold)
        .set({ released_by: member_id, released_at: sql`now()` })
        .where(and(eq(legalHold.hold_id, hold_id), isNull(legalHold.released_at)))
        .returning({ scope: legalHold.scope, reason: legalHold.release_reason }),
    )
    if (!released) {
      const known = await tx.$count(legalHold, eq(legalHold.hold_id, hold_id))
      throw new AppError(known > 0 ? studioErrors.conflict : studioErrors.notFound)
    }
    await jobs.enqueue(tx, 'empty-held-erasures', {})
    await appendAudit({ config }, tx, actor, {
      action: 'hold.release',
      subject: `legal_hold:${hold_id}`,
      after: released,
    })
    log.warn({ hold_id, scope: released.scope, by: actor.who }, 'A legal hold was released')
  })
  return {}
}
