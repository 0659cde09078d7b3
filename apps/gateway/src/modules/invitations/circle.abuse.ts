import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueSession } from '../passport'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { bindInviter } from './bind-inviter'
import { ownCode } from './share-code'
import { takeTierPrize } from './take-prize'
import { agent, circleOf, circles, type Friend, homeOf, nextDigits, peopleWhoCome } from './testing/crowds'
import { addActivity } from './testing/friends'

const PEOPLE = 1_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

test.each(circles.flatMap((shape) => [1, 2, 3].map((seed) => [shape, seed] as const)))(
  'of a thousand friends from twenty phones, as a %s, most bring nothing before somebody looks; of honest ones hardly any (%i)',
  async (shape, seed) => {
    const random = seeded(seed)
    const activity_id = `${shape}-${seed}`
    await addActivity(gateway, activity_id, { prizes: [{ state: 1, need: 1, stock: 10_000 }] })
    // At the same time, since neither crowd must hide in the other.
    const honest = await bring(activity_id, peopleWhoCome(PEOPLE, random), random)
    const faked = await bring(activity_id, circleOf(shape, PEOPLE, random), random)
    const held = { faked: await heldOf(activity_id, faked), honest: await heldOf(activity_id, honest) }
    console.log(
      `${shape}, seed ${seed}: held of ${PEOPLE} faked ${held.faked}, of ${PEOPLE} honest ${held.honest}`,
    )
    expect(held.faked).toBeGreaterThanOrEqual(0.95 * PEOPLE)
    expect(held.honest).toBeLessThanOrEqual(0.01 * PEOPLE)
  },
  600_000,
)

test('without a look at devices across inviters a circle in which each invites the next comes through: it can tell', async () => {
  const random = seeded(1)
  await addActivity(gateway, 'blind', { prizes: [{ state: 1, need: 1, stock: 10_000 }] })
  const faked = await bring('blind', circleOf('chain', PEOPLE, random), random)
  // Each as if on a day of its own.
  await gateway.ctx.db.pool.query(
    `UPDATE invite SET created_at = created_at - make_interval(days => invite_id::int % 1000) WHERE activity_id = 'blind'`,
  )
  expect(await heldOf('blind', faked)).toBeLessThan(0.5 * PEOPLE)
}, 600_000)

/** Registers a crowd one after the other, and returns how many each inviter brought. */
async function bring(
  activity_id: string,
  crowd: readonly Friend[],
  random: () => number,
): Promise<Map<number, number>> {
  const { ctx } = gateway
  const tools = { ...ctx, conditions: {} }
  const begins = Date.now() - 25 * 86_400_000
  const within: { uid: number; ip: string; agent: string }[] = []
  const before = new Map<number, { uid: number; ip: string; agent: string }>()
  const brought = new Map<number, number>()
  for (const friend of crowd) {
    const inviter = friend.isWithin ? within[friend.inviter] : await hostOf(friend.inviter)
    if (!inviter) throw new Error('Who invites has to come first.')
    const { share_code } = await ownCode(tools, activity_id, inviter.uid, requestOf(inviter))
    const { uid } = await issueSession(ctx, ctx.db.orm, friend.handset)
    within.push({ uid, ...friend })
    await ctx.db.orm.transaction((tx) =>
      bindInviter(ctx, tx, { uid, handset: friend.handset, share_code }, requestOf(friend)),
    )
    await ctx.db.pool.query('UPDATE invite SET created_at = $1 WHERE invitee_uid = $2', [
      new Date(begins + friend.at),
      uid,
    ])
    brought.set(inviter.uid, (brought.get(inviter.uid) ?? 0) + 1)
  }
  return brought

  /** Somebody who was there before. Those who lead a circle are on its first phones. */
  async function hostOf(n: number) {
    const known = before.get(n)
    if (known) return known
    const { uid } = await issueSession(ctx, ctx.db.orm, `135${nextDigits()}`)
    const host = { uid, ip: homeOf(n), agent: agent(random) }
    before.set(n, host)
    return host
  }
}

const requestOf = ({ ip, agent }: { ip: string; agent: string }) => ({ ip, headers: { 'user-agent': agent } })

/** For how many friends the prize they brought is held. */
async function heldOf(activity_id: string, brought: ReadonlyMap<number, number>): Promise<number> {
  let held = 0
  for (const [uid, friends] of brought) {
    const taker = { uid, ip: '192.0.2.1' }
    const { note } = await takeTierPrize({ ...gateway.ctx, conditions: {} }, { activity_id, state: 1 }, taker)
    if (note !== '') held += friends
  }
  return held
}

/** The same numbers from 0 to 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
