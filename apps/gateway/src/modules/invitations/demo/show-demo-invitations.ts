import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { issueSession } from '../../passport'
import { invite, inviteActivity, inviteCode, invitePrize } from '../invitation-tables'
import { showDemoGrants } from './show-demo-grants'

/** Appears in the contract's examples as the person who has invited somebody who counts. */
const INVITER = '13800138005'
const FRIENDS = ['13900010011', '13900010012']
/** Where the demo's invitations came from, like hashes of real ones. */
const trace = (name: string) => ({ network: `demo-network-${name}`, device: `demo-device-${name}` })

/** Adds a running activity, its prizes, some winners, and somebody who has invited two friends. Existing data stays. */
export async function showDemoInvitations(ctx: Pick<Context, 'config' | 'db'>): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const added = await tx
      .insert(inviteActivity)
      .values({
        activity_id: 'friends',
        title: '邀请好友',
        start_at: sql`now() - interval '7 days'`,
        end_at: sql`now() + interval '180 days'`,
        rules: [
          '活动期间，朋友通过您的链接第一次注册，计为一次有效邀请。',
          '每位朋友只认第一位邀请人；自己邀请自己、代填或批量注册不计入。',
          '奖品数量有限，先到先得；每个奖品每人领取一次。',
          '奖品与交易和投入的金额无关；价值超过限额的，按规定代扣个人所得税。',
          '同一设备或同一网络集中注册的，核实后再发放，结果和原因写在“我的奖品”里。',
        ].join('\n'),
        gift: '入门课程试听',
        share_title: '有位朋友请您来看看',
        share_desc: '用自己的手机号注册，一分钟就好',
      })
      .onConflictDoNothing()
      .returning({ activity_id: inviteActivity.activity_id })
    if (added.length === 0) return
    await tx.insert(invitePrize).values([
      {
        prize_id: 'friends-share',
        activity_id: 'friends',
        state: 0,
        need: 0,
        name: '电子书《看懂公告》',
        stock: 1_000,
      },
      {
        prize_id: 'friends-1',
        activity_id: 'friends',
        state: 1,
        need: 1,
        name: '入门课程兑换券',
        worth: 9_900,
        stock: 500,
      },
      {
        prize_id: 'friends-3',
        activity_id: 'friends',
        state: 2,
        need: 3,
        name: '定制笔记本',
        worth: 3_900,
        stock: 200,
      },
      {
        prize_id: 'friends-8',
        activity_id: 'friends',
        state: 3,
        need: 8,
        name: '巡讲门票一张',
        worth: 19_900,
        stock: 30,
      },
    ])
    await inviteFriends(ctx, tx)
    await showDemoGrants(ctx, tx)
  })
}

async function inviteFriends(ctx: Pick<Context, 'config'>, tx: Transaction): Promise<void> {
  const inviter_uid = (await issueSession(ctx, tx, INVITER)).uid
  await tx
    .insert(inviteCode)
    .values({ share_code: 'DEM2FR4END', activity_id: 'friends', uid: inviter_uid, ...trace('inviter') })
  for (const handset of FRIENDS) {
    const { uid } = await issueSession(ctx, tx, handset)
    await tx.insert(invite).values({
      activity_id: 'friends',
      inviter_uid,
      invitee_uid: uid,
      is_virtual_number: false,
      counted_at: sql`now()`,
      ...trace(handset),
    })
  }
}
