import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { issueSession } from '../../passport'
import { invite, inviteCode, invitePrize, inviteShare, prizeGrant } from '../invitation-tables'

/** Somebody in the demo who has won a prize, and the traces their friends left. */
interface Winner {
  handset: string
  share_code: string
  prize_id: string
  daysAgo: number
  friends: readonly string[]
  /** What all of the friends share; undefined: each has a phone and a network of their own. */
  trace?: { network: string; device: string }
  grant: Pick<typeof prizeGrant.$inferInsert, 'is_held' | 'signs' | 'status' | 'delivery' | 'void_why'>
}

/** One of each kind that the console shows. None appears in the contract's examples, which take prizes themselves. */
const WINNERS: readonly Winner[] = [
  {
    handset: '13900020001',
    share_code: 'DEM2HANDED',
    prize_id: 'friends-1',
    daysAgo: 6,
    friends: ['13900020011'],
    grant: { status: 2, delivery: 'KC-2027-0386' },
  },
  {
    handset: '13900020002',
    share_code: 'DEM2WA2TED',
    prize_id: 'friends-3',
    daysAgo: 4,
    friends: ['13900020021', '13900020022', '13900020023'],
    grant: {},
  },
  {
    handset: '13900020003',
    share_code: 'DEM2HELD22',
    prize_id: 'friends-3',
    daysAgo: 1,
    friends: ['16500020031', '16500020032', '13900020033', '13900020034'],
    trace: { network: 'demo-network-shop', device: 'demo-device-shop' },
    grant: { is_held: true, signs: ['same_device', 'virtual_number'] },
  },
  {
    handset: '13900020004',
    share_code: 'DEM2GA4EUP',
    prize_id: 'friends-1',
    daysAgo: 5,
    friends: ['13900020041'],
    grant: { status: 3, void_why: '本人放弃领取' },
  },
]

/** Adds people who have won a prize of the demo's activity, in the transaction that creates it. */
export async function showDemoGrants(ctx: Pick<Context, 'config'>, tx: Transaction): Promise<void> {
  for (const winner of WINNERS) {
    const uid = await inviteFriends(ctx, tx, winner)
    await grantPrize(tx, uid, winner)
  }
}

async function inviteFriends(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  { handset, share_code, daysAgo, friends, trace }: Winner,
): Promise<number> {
  const { uid } = await issueSession(ctx, tx, handset)
  const before = sql`(now() - ${daysAgo}::int * interval '1 day')`
  await tx.insert(inviteCode).values({
    share_code,
    activity_id: 'friends',
    uid,
    network: `demo-network-${handset}`,
    device: `demo-device-${handset}`,
    created_at: before,
  })
  await tx.insert(inviteShare).values({
    activity_id: 'friends',
    uid,
    channel: 'copy',
    day: sql`(${before} AT TIME ZONE 'Asia/Shanghai')::date`,
    noted_at: before,
  })
  for (const [index, friend] of friends.entries()) {
    const invited = await issueSession(ctx, tx, friend)
    const at = sql`${before} + ${index + 1}::int * interval '7 minutes'`
    await tx.insert(invite).values({
      activity_id: 'friends',
      inviter_uid: uid,
      invitee_uid: invited.uid,
      network: `demo-network-${friend}`,
      device: `demo-device-${friend}`,
      ...trace,
      is_virtual_number: friend.startsWith('165'),
      created_at: at,
      counted_at: at,
    })
  }
  return uid
}

async function grantPrize(tx: Transaction, uid: number, { prize_id, daysAgo, grant }: Winner): Promise<void> {
  await tx.insert(prizeGrant).values({
    ...grant,
    prize_id,
    uid,
    granted_ip: '192.0.2.1',
    granted_at: sql`now() - ${daysAgo}::int * interval '1 day' + interval '1 hour'`,
    settled_at: grant.status === undefined ? null : sql`now() - interval '10 hours'`,
  })
  // A void prize is back in stock.
  if (grant.status === 3) return
  await tx
    .update(invitePrize)
    .set({ stock: sql`${invitePrize.stock} - 1`, issued: sql`${invitePrize.issued} + 1` })
    .where(eq(invitePrize.prize_id, prize_id))
}
