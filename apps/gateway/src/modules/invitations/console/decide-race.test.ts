import { studioErrors } from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { invitePrize, prizeGrant } from '../invitation-tables'
import { addActivity } from '../testing/friends'
import { addGrant } from '../testing/holds'
import { decideGrant } from './decide-grant'
import { handOver, voidGrant } from './settle-grant'

type Decide = (ctx: Context, grant_id: number, index: number) => Promise<unknown>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let member: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  member = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const actor = () => ({ who: `member:${member.member_id}`, ip: '192.0.2.1' }) as const

/** The state after so many have decided about one promised prize at once, in two processes. */
async function decided(activity_id: string, by: Decide, { isHeld = true } = {}) {
  await addActivity(gateway, activity_id, { prizes: [{ state: 1, need: 1, stock: 10 }] })
  const { grant_id } = await addGrant(gateway, activity_id, { isHeld })
  const done = await race(AT_ONCE, async (index) => {
    try {
      await by(index % 2 ? gateway.ctx : twin.ctx, grant_id, index)
      return true
    } catch (error) {
      if (error instanceof AppError && error.error.code === studioErrors.conflict.code) return false
      throw error
    }
  })
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT g.status, p.stock, p.issued, count(DISTINCT i.verdict)::int AS verdicts
     FROM prize_grant g JOIN invite_prize p USING (prize_id) JOIN invite i ON i.inviter_uid = g.uid
     WHERE g.grant_id = $1 GROUP BY g.grant_id, p.prize_id`,
    [grant_id],
  )
  return { ...rows[0], done: done.filter(Boolean).length }
}

test('of ten who decide at once about a held prize one does, and none of the stock is lost', async () => {
  const verdicts = ['honest', 'faked'] as const
  const came = await decided('decide', (ctx, grant_id, index) =>
    decideGrant(ctx, member, actor(), {
      grant_id,
      verdict: verdicts[index % 2] ?? 'faked',
      reason: '核实过',
    }),
  )
  expect(came).toMatchObject({ done: 1, verdicts: 1 })
  expect([came.status, came.stock, came.issued]).toEqual(came.status === 3 ? [3, 10, 0] : [1, 9, 1])
})

test('a prize that is handed over and made void at once is one of the two', async () => {
  const came = await decided(
    'settle',
    (ctx, grant_id, index) =>
      index % 2
        ? handOver(ctx, actor(), { grant_id, delivery: 'SF1' })
        : voidGrant(ctx, actor(), { grant_id, reason: '本人放弃' }),
    { isHeld: false },
  )
  expect(came.done).toBe(1)
  expect([came.status, came.stock, came.issued]).toEqual(came.status === 3 ? [3, 10, 0] : [2, 9, 1])
})

test('by looking first and writing afterwards, a prize would come back more than once', async () => {
  const meet = meetingOf(AT_ONCE)
  const came = await decided('careless', async ({ db }, grant_id) => {
    const [grant] = await db.orm.select().from(prizeGrant).where(eq(prizeGrant.grant_id, grant_id))
    await meet()
    if (grant?.status !== 1) throw new AppError(studioErrors.conflict)
    await db.orm
      .update(prizeGrant)
      .set({ status: 3, is_held: false, void_why: '批量注册', settled_at: sql`now()` })
      .where(eq(prizeGrant.grant_id, grant_id))
    await db.orm
      .update(invitePrize)
      .set({ stock: sql`${invitePrize.stock} + 1` })
      .where(eq(invitePrize.prize_id, grant.prize_id))
  })
  expect(came.done).toBe(AT_ONCE)
  expect(came.stock).toBe(9 + AT_ONCE)
})
