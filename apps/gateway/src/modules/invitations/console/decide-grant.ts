import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { invite, invitePrize, prizeGrant } from '../invitation-tables'
import { judgedInvites } from '../judged-invites'
import { lockGrant, putBack } from './settle-grant'

/**
 * Decides about a held prize and about every suspicious invitation of its owner. If two decide at once, a `conflict`
 * tells the second what the first decided.
 */
export async function decideGrant(
  ctx: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { grant_id, verdict, reason }: StudioInput<StudioOperations['prizeGrantDecide']>,
): Promise<StudioResponse<StudioOperations['prizeGrantDecide']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const grant = await lockGrant(tx, grant_id, 'held')
    const ids = await suspiciousOf(tx, grant)
    await tx
      .update(invite)
      .set({ verdict, decided_by: member_id, decided_why: reason })
      .where(inArray(invite.invite_id, ids))
    if (verdict === 'faked') await putBack(tx, grant, reason)
    else await tx.update(prizeGrant).set({ is_held: false }).where(eq(prizeGrant.grant_id, grant_id))
    await appendAudit(ctx, tx, actor, {
      action: verdict === 'faked' ? 'prize_grant.refuse' : 'prize_grant.release',
      subject: `prize_grant:${grant_id}`,
      after: { reason, invites: ids },
    })
    return {}
  })
}

async function suspiciousOf(
  tx: Transaction,
  { prize_id, uid }: { prize_id: string; uid: number },
): Promise<number[]> {
  const [prize] = await tx
    .select({ activity_id: invitePrize.activity_id })
    .from(invitePrize)
    .where(eq(invitePrize.prize_id, prize_id))
  if (!prize) throw new Error(`Prize ${prize_id} was promised and is not there.`)
  const judged = await judgedInvites(tx, uid, prize.activity_id)
  return judged.filter(({ is_suspicious }) => is_suspicious).map(({ invite_id }) => invite_id)
}
