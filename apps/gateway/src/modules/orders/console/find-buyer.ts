import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { findForMember } from '../../passport'
import { shopOrder } from '../order-tables'

type OrderFind = StudioOperations['orderFind']

/**
 * The buyer with a full phone number. Somebody who logs in but has never ordered is not found here. Throws
 * `tooManyRequests` above the limit per member.
 */
export async function findBuyer(
  tools: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<OrderFind>,
): Promise<StudioResponse<OrderFind>> {
  const { uid, found } = await findForMember(
    tools,
    { member, actor, handset },
    {
      limit: 'order-find',
      action: 'order.find',
      subject: 'orders',
      count: (tx, uid) => tx.$count(shopOrder, eq(shopOrder.uid, uid)),
    },
  )
  return { uid, orders: found }
}
