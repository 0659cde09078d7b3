import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { invitePrize, prizeGrant } from '../invitation-tables'
import { stateOf } from './grant-rows'

type Services = Pick<Context, 'config' | 'db'>
type Stored = typeof prizeGrant.$inferSelect

/** Records that a prize was handed over. Throws `conflict` if it is no longer, or not yet, waiting for that. */
export async function handOver(
  ctx: Services,
  actor: Actor,
  { grant_id, delivery }: StudioInput<StudioOperations['prizeGrantHandOver']>,
): Promise<StudioResponse<StudioOperations['prizeGrantHandOver']>> {
  return ctx.db.orm.transaction(async (tx) => {
    await lockGrant(tx, grant_id, 'waiting')
    await tx
      .update(prizeGrant)
      .set({ status: 2, delivery, settled_at: sql`now()` })
      .where(eq(prizeGrant.grant_id, grant_id))
    await appendAudit(ctx, tx, actor, {
      action: 'prize_grant.hand_over',
      subject: `prize_grant:${grant_id}`,
      after: { delivery },
    })
    return {}
  })
}

/** Voids a promised prize, of which its owner is notified, and puts it back. Throws `conflict` as above. */
export async function voidGrant(
  ctx: Services,
  actor: Actor,
  { grant_id, reason }: StudioInput<StudioOperations['prizeGrantVoid']>,
): Promise<StudioResponse<StudioOperations['prizeGrantVoid']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const grant = await lockGrant(tx, grant_id, 'waiting')
    await putBack(tx, grant, reason)
    await appendAudit(ctx, tx, actor, {
      action: 'prize_grant.void',
      subject: `prize_grant:${grant_id}`,
      after: { reason },
    })
    return {}
  })
}

/** Locks a promised prize in the wanted state. Throws `notFound`, and `conflict` with the state it is in instead. */
export async function lockGrant(
  tx: Transaction,
  grant_id: number,
  wanted: 'held' | 'waiting',
): Promise<Stored> {
  const [grant] = await tx.select().from(prizeGrant).where(eq(prizeGrant.grant_id, grant_id)).for('update')
  if (!grant) throw new AppError(studioErrors.notFound)
  if (stateOf(grant) !== wanted) throw new AppError({ ...studioErrors.conflict, msg: standingOf(grant) })
  return grant
}

/** The state of a promised prize, worded for somebody who assumed another. */
export function standingOf(grant: Stored): string {
  switch (stateOf(grant)) {
    case 'held':
      return '这份奖品还在核实，请先放行或作废'
    case 'waiting':
      return '这份奖品已经由同事放行，正在等待发放'
    case 'done':
      return '这份奖品已经登记为已发放'
    case 'void':
      return `这份奖品已经作废，原因是“${grant.void_why}”`
  }
}

/** Makes a locked prize void and puts it back into its stock, in one transaction. */
export async function putBack(tx: Transaction, { grant_id, prize_id }: Stored, why: string): Promise<void> {
  await tx
    .update(prizeGrant)
    .set({ status: 3, is_held: false, void_why: why, settled_at: sql`now()` })
    .where(eq(prizeGrant.grant_id, grant_id))
  await tx
    .update(invitePrize)
    .set({ stock: sql`${invitePrize.stock} + 1`, issued: sql`${invitePrize.issued} - 1` })
    .where(eq(invitePrize.prize_id, prize_id))
}
