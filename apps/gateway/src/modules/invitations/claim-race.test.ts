import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { takeTierPrize } from './take-prize'
import { addActivity } from './testing/friends'

type Take = (ctx: Context, activity_id: string, uid: number) => Promise<unknown>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await gateway.database.owner.pool.query(
    'CREATE TABLE grant_without_key (prize_id text, uid bigint); GRANT ALL ON grant_without_key TO PUBLIC',
  )
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

/** As the module does it. */
const guarded: Take = (ctx, activity_id, uid) =>
  takeTierPrize({ ...ctx, conditions: {} }, { activity_id, state: 1 }, { uid, ip: '192.0.2.1' })

/** What happens when looking first and acting on what was seen: no key, and a stock written back as it was read. */
function careless(): Take {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, activity_id, uid) => {
    const prize_id = `${activity_id}-1`
    const { rows } = await db.pool.query(
      `SELECT stock, (SELECT count(*)::int FROM grant_without_key WHERE prize_id = $1 AND uid = $2) AS theirs
       FROM invite_prize WHERE prize_id = $1`,
      [prize_id, uid],
    )
    if (rows[0].theirs > 0) return
    if (rows[0].stock === 0) throw new AppError(errors.quotaFull)
    await meet()
    await db.pool.query('INSERT INTO grant_without_key VALUES ($1, $2)', [prize_id, uid])
    await db.pool.query('UPDATE invite_prize SET stock = $2 WHERE prize_id = $1', [
      prize_id,
      rows[0].stock - 1,
    ])
  }
}

/** Inviters who have each invited somebody who counts. */
async function addInviters(activity_id: string, count: number): Promise<number[]> {
  const { rows } = await gateway.database.owner.pool.query<{ uid: string }>(
    `WITH pair AS (
       INSERT INTO softuser (erased_at) SELECT now() FROM generate_series(1, $2 * 2) RETURNING softuser_id),
     placed AS (SELECT softuser_id, row_number() OVER (ORDER BY softuser_id) AS n FROM pair),
     friend AS (
       INSERT INTO invite (activity_id, inviter_uid, invitee_uid, network, device, is_virtual_number, counted_at)
       SELECT $1, a.softuser_id, b.softuser_id, 'n' || a.n, 'd' || a.n, false, now()
       FROM placed a JOIN placed b ON b.n = a.n + $2 RETURNING inviter_uid)
     SELECT inviter_uid AS uid FROM friend`,
    [activity_id, count],
  )
  return rows.map(({ uid }) => Number(uid))
}

/** The state after so many have claimed at once, in two processes. */
async function claims(
  activity_id: string,
  stock: number,
  uids: readonly number[],
  by: Take,
  table = 'prize_grant',
) {
  const refused: Record<number, number> = {}
  await race(uids.length, async (index) => {
    const ctx = index % 2 ? gateway.ctx : twin.ctx
    await by(ctx, activity_id, uids[index] ?? 0).catch((error) => {
      if (!(error instanceof AppError)) throw error
      refused[error.error.code] = (refused[error.error.code] ?? 0) + 1
    })
  })
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT count(g.uid)::int AS grants, p.stock FROM invite_prize p LEFT JOIN ${table} g USING (prize_id)
     WHERE p.prize_id = $1 GROUP BY p.prize_id`,
    [`${activity_id}-1`],
  )
  return { ...rows[0], taken: stock - rows[0].stock, refused }
}

const tier = (stock: number) => ({ prizes: [{ state: 1, need: 1, stock }] })

test('fifty taps of one person at once take one prize, in each of twenty rounds', async () => {
  const wrong: unknown[] = []
  for (let round = 0; round < 20; round += 1) {
    const activity = `tap-${round}`
    await addActivity(gateway, activity, tier(10))
    const [uid = 0] = await addInviters(activity, 1)
    const came = await claims(
      activity,
      10,
      Array.from({ length: 50 }, () => uid),
      guarded,
    )
    if (came.grants !== 1 || came.taken !== 1 || Object.keys(came.refused).length > 0) wrong.push(came)
  }
  expect(wrong).toEqual([])
})

test('of 500 people at once exactly 100 get one of 100 prizes, and the others are told that none is left', async () => {
  await addActivity(gateway, 'hundred', tier(100))
  const uids = await addInviters('hundred', 500)
  expect(await claims('hundred', 100, uids, guarded)).toMatchObject({
    grants: 100,
    stock: 0,
    refused: { 400015: 400 },
  })
})

test('without the guards one person gets several, and more are given out than there are', async () => {
  await addActivity(gateway, 'careless', tier(10))
  const [uid = 0] = await addInviters('careless', 1)
  const taps = Array.from({ length: 50 }, () => uid)
  expect((await claims('careless', 10, taps, careless(), 'grant_without_key')).grants).toBeGreaterThan(1)
  await addActivity(gateway, 'careless-crowd', tier(5))
  const crowd = await addInviters('careless-crowd', 50)
  const came = await claims('careless-crowd', 5, crowd, careless(), 'grant_without_key')
  expect(came.grants).toBeGreaterThan(5)
})
