import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { verifySmsCode } from '../../account'
import { eventually } from '../../testing/eventually'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { cancelRegistration } from '../cancel-registration'
import { registerPeople } from '../register-people'
import { addOpenDay, placesOf } from '../testing/open-day'
import { changeOpenDay } from './change-open-day'

const [LOW, HIGH] = [12, 30]

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
const visitors: SignedIn[] = []
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  for (let number = 0; number < 40; number += 1) visitors.push(await signIn(gateway))
  await gateway.database.owner.pool.query(`
    CREATE TABLE count_without_guard (session_id text, used int, quota int);
    INSERT INTO count_without_guard VALUES ('swing', 0, 30);
    GRANT ALL ON count_without_guard TO PUBLIC`)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const request = { ip: '192.0.2.1', headers: {} }
const actor = { who: 'job:test', ip: null } as const
const placeOf = (index: number): Context => (index % 2 ? gateway.ctx : twin.ctx)

/** Registers one to three people, as the module does it. */
function register(index: number, session_id: string, { uid, handset }: SignedIn) {
  const wish = { session_id, people_num: 1 + (index % 3), name: '王女士', handset, consent: 1 as const }
  return registerPeople({ ctx: placeOf(index), verifyCode: verifySmsCode }, wish, uid, request)
}

/** Sends an open day as it is, except for its place and its sessions' quotas. */
async function change(index: number, event_id: string, { place, quota }: { place: string; quota: number }) {
  const { rows: sessions } = await gateway.database.owner.pool.query<{
    session_id: string
    start_at: Date
    end_at: Date
  }>('SELECT session_id, start_at, end_at FROM openday_session WHERE event_id = $1', [event_id])
  const { rows: events } = await gateway.database.owner.pool.query<{ revision: number }>(
    'SELECT revision FROM openday_event WHERE event_id = $1',
    [event_id],
  )
  return changeOpenDay(placeOf(index), actor, {
    event_id,
    base_revision: events[0]?.revision ?? 0,
    title: '走进总部',
    place,
    notice: '请带身份证',
    is_open: true,
    sessions: sessions.map(({ session_id, start_at, end_at }) => ({
      session_id,
      start_at: start_at.toISOString(),
      end_at: end_at.toISOString(),
      quota,
    })),
  })
}

/** Does something, and returns the code with which we refused it; 1: it was done. Anything else is a fault. */
async function codeOf(work: Promise<unknown>): Promise<number> {
  try {
    await work
    return 1
  } catch (error) {
    if (error instanceof AppError) return error.error.code
    throw error
  }
}

test('while 40 register the places are made fewer and more: all get a place or are told, and none is given twice', async () => {
  await addOpenDay(gateway, 'swing', [{ quota: HIGH }, { quota: HIGH }])
  let done = 0
  const codes = await race(80, async (index) => {
    const visitor = visitors[index / 2]
    if (visitor) return codeOf(register(index, `swing-${1 + (index % 4) / 2}`, visitor))
    const code = await codeOf(change(index, 'swing', { place: '一楼', quota: index % 4 === 1 ? LOW : HIGH }))
    if (code === 1) done += 1
    return code
  })
  // A place, none left, changed by somebody else meanwhile, or fewer places than people.
  expect(codes.filter((code) => ![1, 400015, 409001, 400001].includes(code))).toEqual([])
  expect(done).toBeGreaterThan(1)
  const { rows } = await gateway.database.owner.pool.query<{ session_id: string; quota: number }>(
    "SELECT session_id, quota FROM openday_session WHERE event_id = 'swing'",
  )
  for (const { session_id, quota } of rows) {
    const places = await placesOf(gateway, session_id)
    expect(places?.used).toBe(places?.people)
    expect(places?.used).toBeLessThanOrEqual(quota)
  }
})

test('while some register and give back, the place is moved, and nobody waits for each other', async () => {
  await addOpenDay(gateway, 'moved', [{ quota: 300 }, { quota: 300 }])
  const few = visitors.slice(0, 6)
  const codes = await race(120, async (index) => {
    if (index % 4 === 3) return codeOf(change(index, 'moved', { place: `${index} 楼`, quota: 300 }))
    const visitor = few[index % few.length] as SignedIn
    return codeOf(
      register(index, `moved-${1 + (index % 2)}`, visitor).then(({ register_no }) =>
        cancelRegistration(placeOf(index), register_no, visitor.uid),
      ),
    )
  })
  expect(codes.filter((code) => ![1, 409001].includes(code))).toEqual([])
  for (const session_id of ['moved-1', 'moved-2'])
    expect(await placesOf(gateway, session_id)).toEqual({ used: 0, people: 0, passes: 0 })
})

test('a registration that refers to its session gets to its places although they are being changed', async () => {
  await addOpenDay(gateway, 'queue')
  const { pool } = gateway.database.owner
  const [first, second] = [await gateway.ctx.db.pool.connect(), await twin.ctx.db.pool.connect()]
  const refer = "SELECT FROM openday_session WHERE session_id = 'queue-1' FOR KEY SHARE"
  const take = "UPDATE openday_session SET used = used + 1 WHERE session_id = 'queue-1'"
  const waiting = (count: number) => eventually(async () => expect(await waitingForLocks(pool)).toBe(count))
  try {
    for (const statement of ['BEGIN', refer, take]) await first.query(statement)
    for (const statement of ['BEGIN', refer]) await second.query(statement)
    const changed = codeOf(change(0, 'queue', { place: '一楼', quota: 2 }))
    await waiting(1)
    const taken = second.query(take)
    await waiting(2)
    await first.query('COMMIT')
    await taken
    await second.query('COMMIT')
    expect(await changed).toBe(1)
  } finally {
    first.release()
    second.release()
  }
  expect((await placesOf(gateway, 'queue-1'))?.used).toBe(2)
})

test('without the guards there are more people than places', async () => {
  const meet = meetingOf(AT_ONCE)
  const { pool } = gateway.database.owner
  await race(AT_ONCE, async (index) => {
    const { rows } = await placeOf(index).db.pool.query('SELECT used, quota FROM count_without_guard')
    await meet()
    if (index === 0 && rows[0].used <= LOW)
      await pool.query('UPDATE count_without_guard SET quota = $1', [LOW])
    else if (rows[0].used + 3 <= rows[0].quota)
      await placeOf(index).db.pool.query('UPDATE count_without_guard SET used = used + 3')
  })
  const { rows } = await pool.query('SELECT used, quota FROM count_without_guard')
  expect(rows[0].used).toBeGreaterThan(rows[0].quota)
})
