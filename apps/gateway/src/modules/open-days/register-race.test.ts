import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { verifySmsCode } from '../account'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { cancelRegistration } from './cancel-registration'
import { registerPeople } from './register-people'
import { addOpenDay, placesOf } from './testing/open-day'

const QUOTA = 20

interface Wish {
  session_id: string
  people_num: number
}
type Register = (ctx: Context, wish: Wish, visitor: SignedIn) => Promise<unknown>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
const visitors: SignedIn[] = []
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  for (let number = 0; number < 80; number += 1) visitors.push(await signIn(gateway))
  await gateway.database.owner.pool.query(`
    CREATE TABLE pass_without_guard (session_id text, uid bigint, people_num int);
    CREATE TABLE count_without_guard (session_id text, used int, quota int);
    GRANT ALL ON pass_without_guard, count_without_guard TO PUBLIC`)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const request = { ip: '192.0.2.1', headers: {} }

/** As the module does it. */
const guarded: Register = (ctx, wish, { uid, handset }) => {
  const said = { ...wish, name: '王女士', handset, consent: 1 as const }
  return registerPeople({ ctx, verifyCode: verifySmsCode }, said, uid, request)
}

/** What happens when looking first and acting on what was seen: no key, and a count written back as it was read. */
function careless(): Register {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, { session_id, people_num }, { uid }) => {
    const { rows } = await db.pool.query(
      `SELECT used, quota, (SELECT count(*)::int FROM pass_without_guard p WHERE p.session_id = c.session_id AND uid = $2) AS own
       FROM count_without_guard c WHERE session_id = $1`,
      [session_id, uid],
    )
    const [{ used, quota, own }] = rows
    if (own > 0) return
    if (used + people_num > quota) throw new AppError(errors.quotaFull)
    await meet()
    await db.pool.query('INSERT INTO pass_without_guard VALUES ($1, $2, $3)', [session_id, uid, people_num])
    await db.pool.query('UPDATE count_without_guard SET used = $2 WHERE session_id = $1', [
      session_id,
      used + people_num,
    ])
  }
}

/**
 * Has them all register at once, one to three people each, in two processes; returns how many were refused, by code.
 */
async function registerAll(by: Register, session_id: string, crowd: readonly SignedIn[]) {
  const refused: Record<number, number> = {}
  await race(crowd.length, async (index) => {
    const ctx = index % 2 ? gateway.ctx : twin.ctx
    const wish = { session_id, people_num: 1 + (index % 3) }
    await by(ctx, wish, crowd[index] as SignedIn).catch((error) => {
      if (!(error instanceof AppError)) throw error
      refused[error.error.code] = (refused[error.error.code] ?? 0) + 1
    })
  })
  return refused
}

async function withoutGuard(session_id: string) {
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT used, (SELECT coalesce(sum(people_num), 0)::int FROM pass_without_guard p WHERE p.session_id = c.session_id) AS people,
       (SELECT count(*)::int FROM pass_without_guard p WHERE p.session_id = c.session_id) AS passes
     FROM count_without_guard c WHERE session_id = $1`,
    [session_id],
  )
  return rows[0]
}

test('of 80 who register at once, with one to three people each, exactly 20 places are given out', async () => {
  await addOpenDay(gateway, 'crowd', [{ quota: QUOTA }])
  const refused = await registerAll(guarded, 'crowd-1', visitors)
  const { used, people, passes } = (await placesOf(gateway, 'crowd-1')) ?? {}
  // Some come alone, so that the last place is taken too.
  expect([used, people]).toEqual([QUOTA, QUOTA])
  expect(refused).toEqual({ 400015: visitors.length - (passes ?? 0) })
  const { rows } = await gateway.database.owner.pool.query(
    "SELECT count(*)::int AS stored FROM openday_register WHERE session_id = 'crowd-1'",
  )
  expect(rows[0].stored).toBe(passes)
})

test('fifty taps of one visitor are one registration, in each of ten rounds', async () => {
  const wrong: unknown[] = []
  const taps = Array.from({ length: 50 }, () => visitors[0] as SignedIn)
  for (let round = 0; round < 10; round += 1) {
    await addOpenDay(gateway, `tap-${round}`, [{ quota: QUOTA }])
    const refused = await registerAll(guarded, `tap-${round}-1`, taps)
    const places = await placesOf(gateway, `tap-${round}-1`)
    const isRight = places?.passes === 1 && places.used === places.people && places.used <= 3
    if (!isRight || Object.keys(refused).length > 0) wrong.push({ places, refused })
  }
  expect(wrong).toEqual([])
})

test('while some register and the same give back, the count is that of the passes that stand', async () => {
  await addOpenDay(gateway, 'swing', [{ quota: QUOTA }])
  const few = visitors.slice(0, 12)
  await race(120, async (index) => {
    const ctx = index % 2 ? gateway.ctx : twin.ctx
    const visitor = few[index % few.length] as SignedIn
    const wish = { session_id: 'swing-1', people_num: 1 + (index % 3) }
    try {
      const pass = await registerPeople(
        { ctx, verifyCode: verifySmsCode },
        { ...wish, name: '王女士', handset: visitor.handset },
        visitor.uid,
        request,
      )
      if (index % 4 > 0) await cancelRegistration(ctx, pass.register_no, visitor.uid)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  })
  const places = await placesOf(gateway, 'swing-1')
  expect(places?.used).toBe(places?.people)
  expect(places?.used).toBeLessThanOrEqual(QUOTA)
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT (SELECT count(*)::int FROM openday_register WHERE session_id = 'swing-1' AND status = 1) AS standing,
       (SELECT count(*)::int FROM ticket WHERE occasion_id = 'swing-1' AND void_at IS NULL) AS good`,
  )
  expect([rows[0].standing, rows[0].good]).toEqual([places?.passes, places?.passes])
})

test('without the guards one visitor gets several passes, and more people come than there are places', async () => {
  const { pool } = gateway.database.owner
  await pool.query("INSERT INTO count_without_guard VALUES ('tap', 0, 20), ('crowd', 0, 20)")
  await registerAll(
    careless(),
    'tap',
    Array.from({ length: 50 }, () => visitors[0] as SignedIn),
  )
  expect((await withoutGuard('tap')).passes).toBeGreaterThan(1)
  await registerAll(careless(), 'crowd', visitors)
  const { used, people } = await withoutGuard('crowd')
  expect(people).toBeGreaterThan(QUOTA)
  expect(people).not.toBe(used)
})
