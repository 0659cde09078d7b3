import { maskHandset } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { findByPhone } from '../../passport'
import { shopOrder } from '../order-tables'

type OrderFind = StudioOperations['orderFind']

/** As for the phones of leads. */
const LIMIT = { name: 'order-find', perHour: 100 }

/**
 * The buyer with a whole phone. Nobody learns whether there is one before the log has who asked. Who logs in and has
 * never ordered is nobody here. Throws `tooManyRequests` above the limit of a member.
 */
export async function findBuyer(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<OrderFind>,
): Promise<StudioResponse<OrderFind>> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const uid = await findByPhone(config, tx, handset)
    const orders = uid === undefined ? 0 : await tx.$count(shopOrder, eq(shopOrder.uid, uid))
    const after = { handset: maskHandset(handset), found: orders }
    await appendAudit({ config }, tx, actor, { action: 'order.find', subject: 'orders', after })
    return { uid: orders === 0 || uid === undefined ? null : uid, orders }
  })
}
