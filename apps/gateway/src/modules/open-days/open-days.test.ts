import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Occasion } from '../define-module'
import { declared } from '../registry'
import { codeFor } from '../testing/ask-for-code'
import { type SignedIn, signIn, someHandset } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addOpenDay, placesOf } from './testing/open-day'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

type Fields = Partial<Parameters<typeof call<'openDayRegister'>>[2]>

const register = (session_id: string, visitor: SignedIn, fields: Fields = {}) =>
  call(
    gateway,
    'openDayRegister',
    { session_id, name: '王女士', handset: visitor.handset, consent: 1, ...fields },
    visitor,
  )
const cancel = (register_no: string, visitor: SignedIn) =>
  call(gateway, 'openDayCancel', { register_no }, visitor)
const info = async (visitor: SignedIn, event_id?: string) =>
  call(gateway, 'openDayMyInfo', event_id === undefined ? {} : { event_id }, visitor)
const myOf = async (visitor: SignedIn, event_id: string) => (await info(visitor, event_id)).response.my
const remindersOf = ({ uid }: SignedIn) =>
  rows('SELECT kind, occasion_id, by_sms, state FROM reminder WHERE uid = $1', [uid])

test('a session says its day and time in China', async () => {
  await rows("INSERT INTO openday_event (event_id, title) VALUES ('dated', '开放日')")
  await rows(`INSERT INTO openday_session (session_id, event_id, start_at, end_at, quota)
    VALUES ('dated-1', 'dated', '2027-01-02T23:30:00Z', '2027-01-03T01:00:00Z', 5)`)
  const { response } = await info(await signIn(gateway), 'dated')
  expect(response.sessions).toMatchObject([{ date: '2027-01-03', time: '07:30–09:00' }])
})

test('who registers has a pass with a good ticket, is reminded, and is shown masked', async () => {
  await addOpenDay(gateway, 'first')
  const ann = await signIn(gateway)
  const { code, response } = await register('first-1', ann, { people_num: 3, remind: 1, page_code: 'wow' })
  expect(code).toBe(1)
  expect(response.register_no).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  expect(response.pass_qr).toMatch(new RegExp(`^YZ1\\.${response.ticket_no}\\.`))
  expect(response.ticket_url).toContain(response.ticket_no)
  expect(await myOf(ann, 'first')).toEqual({
    ...response,
    session_id: 'first-1',
    name: '王女士',
    handset: `${ann.handset.slice(0, 3)}****${ann.handset.slice(-4)}`,
    people_num: 3,
    status: 1,
  })
  expect(await placesOf(gateway, 'first-1')).toEqual({ used: 3, people: 3, passes: 1 })
  expect(await remindersOf(ann)).toEqual([
    { kind: 'openday', occasion_id: 'first-1', by_sms: true, state: 'waiting' },
  ])
  expect(await rows('SELECT doc, purpose FROM consent_log WHERE uid = $1 ORDER BY doc', [ann.uid])).toEqual([
    { doc: 'privacy', purpose: 'service' },
    { doc: 'reminder', purpose: 'service' },
  ])
  expect(await myOf(await signIn(gateway), 'first')).toBe(null)
})

test('a repeat answers the same pass, also for another session, with whatever else it says', async () => {
  await addOpenDay(gateway, 'twice', [{}, {}])
  const ann = await signIn(gateway)
  const { response } = await register('twice-1', ann)
  expect((await register('twice-1', ann)).response).toEqual(response)
  expect((await register('twice-2', ann, { people_num: 3, name: '', handset: '' })).response).toEqual(
    response,
  )
  expect(await placesOf(gateway, 'twice-1')).toMatchObject({ used: 1 })
  expect(await placesOf(gateway, 'twice-2')).toMatchObject({ used: 0 })
  expect(await rows('SELECT count(*)::int AS count FROM consent_log WHERE uid = $1', [ann.uid])).toEqual([
    { count: 1 },
  ])
})

test('another phone needs its code, which is good once', async () => {
  await addOpenDay(gateway, 'coded', [{ quota: 2 }, {}])
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const handset = someHandset()
  expect((await register('coded-1', ann, { handset })).code).toBe(400023)
  const code = await codeFor(gateway, handset, 'enrol')
  expect((await register('coded-1', ann, { handset, code: '000000' === code ? '1' : '000000' })).code).toBe(
    400023,
  )
  // A failed attempt has not used up the code.
  expect((await register('coded-1', ann, { handset, code, people_num: 3 })).code).toBe(400015)
  const { response } = await register('coded-2', ann, { handset, code })
  expect((await register('coded-2', ann, { handset, code })).response).toEqual(response)
  expect((await myOf(ann, 'coded')).handset).toBe(`${handset.slice(0, 3)}****${handset.slice(-4)}`)
  expect((await register('coded-2', ben, { handset, code })).code).toBe(400024)
})

test('a phone is on an open day once; what was given back is free for somebody else', async () => {
  await addOpenDay(gateway, 'phoned')
  const ben = await signIn(gateway)
  const ann = await signIn(gateway)
  const code = await codeFor(gateway, ben.handset, 'enrol')
  const { response } = await register('phoned-1', ann, { handset: ben.handset, code })
  expect(await register('phoned-1', ben)).toMatchObject({
    code: 400013,
    msg: expect.stringContaining('手机号'),
  })
  expect(await placesOf(gateway, 'phoned-1')).toEqual({ used: 1, people: 1, passes: 1 })
  await cancel(response.register_no, ann)
  expect((await register('phoned-1', ben)).code).toBe(1)
})

let strict = 0
test.each([
  [{ consent: 0 } as const, 400026],
  [{ name: '' }, 400025],
  [{ name: '   ' }, 400025],
  [{ name: '名'.repeat(13) }, 400025],
  [{ name: '名'.repeat(90) }, 400025],
  [{ handset: '123' }, 400025],
  [{ people_num: 4 }, 400001],
  [{ people_num: 0 }, 400001],
  [{ session_id: 'nothing' }, 400010],
])('who sends %j is answered %i', async (fields, code) => {
  strict += 1
  await addOpenDay(gateway, `strict-${strict}`)
  expect((await register(`strict-${strict}-1`, await signIn(gateway), fields)).code).toBe(code)
  expect(await placesOf(gateway, `strict-${strict}-1`)).toMatchObject({ used: 0, people: 0 })
})

test('a name of twelve signs is one, and a phone in it is not stored', async () => {
  await addOpenDay(gateway, 'named')
  const ann = await signIn(gateway)
  expect((await register('named-1', ann, { name: '13812345678。' })).code).toBe(1)
  expect((await myOf(ann, 'named')).name).toBe('138****5678。')
})

test('what has begun, was cancelled, is closed or has too few places says so', async () => {
  await addOpenDay(gateway, 'states', [{ at: -1 }, { is_cancelled: true }, { quota: 2 }])
  await addOpenDay(gateway, 'shut', [{}], { is_open: false })
  const ann = await signIn(gateway)
  expect(await register('states-1', ann)).toMatchObject({
    code: 400012,
    msg: expect.stringContaining('开始'),
  })
  expect(await register('states-2', ann)).toMatchObject({
    code: 400012,
    msg: expect.stringContaining('取消'),
  })
  expect(await register('states-3', ann, { people_num: 3 })).toMatchObject({
    code: 400015,
    msg: expect.stringContaining('只剩 2 个'),
  })
  await register('states-3', await signIn(gateway), { people_num: 2 })
  expect(await register('states-3', ann)).toMatchObject({
    code: 400015,
    msg: expect.stringContaining('已满'),
  })
  expect((await register('shut-1', ann)).code).toBe(400010)
  expect(await myOf(ann, 'states')).toBe(null)
  // Refused attempts leave nothing behind.
  expect(await rows('SELECT FROM ticket WHERE uid = $1', [ann.uid])).toEqual([])
  expect(await remindersOf(ann)).toEqual([])
})

test('who gives a pass back frees the places once, and comes back with the same number and a new ticket', async () => {
  await addOpenDay(gateway, 'back', [{}, {}])
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const { response } = await register('back-1', ann, { people_num: 2 })
  expect((await cancel(response.register_no, ben)).code).toBe(404001)
  expect((await cancel('NOBODYHAS2', ann)).code).toBe(404001)
  for (let taps = 0; taps < 2; taps += 1)
    expect((await cancel(response.register_no, ann)).response).toEqual({ status: 3 })
  expect(await placesOf(gateway, 'back-1')).toEqual({ used: 0, people: 0, passes: 0 })
  expect(await myOf(ann, 'back')).toMatchObject({ status: 3, pass_qr: '', ticket_no: '', ticket_url: '' })
  expect(await remindersOf(ann)).toMatchObject([{ state: 'dropped' }])
  const anew = (await register('back-2', ann, { people_num: 3 })).response
  expect(anew.register_no).toBe(response.register_no)
  expect(anew.ticket_no).not.toBe(response.ticket_no)
  expect(await placesOf(gateway, 'back-2')).toEqual({ used: 3, people: 3, passes: 1 })
})

test('once it has begun a pass is not given back; one that was given back before is said to be', async () => {
  await addOpenDay(gateway, 'late', [{}, {}])
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const kept = (await register('late-1', ann)).response
  const given = (await register('late-1', ben)).response
  await cancel(given.register_no, ben)
  await rows("UPDATE openday_session SET start_at = now() - interval '1 minute' WHERE session_id = 'late-1'")
  expect((await cancel(kept.register_no, ann)).code).toBe(400012)
  expect((await cancel(given.register_no, ben)).response).toEqual({ status: 3 })
  expect((await register('late-1', ann)).response).toEqual(kept)
})

test('who is erased gives places back, also those that somebody else took with their phone', async () => {
  await addOpenDay(gateway, 'erased', [{}, {}])
  await addOpenDay(gateway, 'lent')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  await register('erased-1', ann, { people_num: 2 })
  const code = await codeFor(gateway, ann.handset, 'enrol')
  await register('lent-1', ben, { handset: ann.handset, code, people_num: 3 })
  await register('erased-2', ben)
  await rows("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
  await call(gateway, 'privacyErase', { code: await codeFor(gateway, ann.handset, 'erase') }, ann)
  expect(await placesOf(gateway, 'erased-1')).toEqual({ used: 0, people: 0, passes: 0 })
  expect(await placesOf(gateway, 'lent-1')).toEqual({ used: 0, people: 0, passes: 0 })
  expect(await placesOf(gateway, 'erased-2')).toEqual({ used: 1, people: 1, passes: 1 })
  expect(await myOf(ben, 'lent')).toBe(null)
  expect(
    await rows(
      "SELECT void_at IS NOT NULL AS is_void FROM ticket WHERE uid = $1 AND occasion_id = 'lent-1'",
      [ben.uid],
    ),
  ).toEqual([{ is_void: true }])
})

test('the database knows no session with more people than places, and no pass for the session of another day', async () => {
  await addOpenDay(gateway, 'one')
  await addOpenDay(gateway, 'two')
  await expect(rows("UPDATE openday_session SET used = 11 WHERE session_id = 'one-1'")).rejects.toThrow(
    'openday_session_quota',
  )
  await register('one-1', await signIn(gateway))
  await expect(
    rows("UPDATE openday_register SET session_id = 'two-1' WHERE event_id = 'one'"),
  ).rejects.toThrow('openday_register_session')
})

test('tickets, reminders and calendars are told where a session is, and that it was cancelled', async () => {
  await addOpenDay(gateway, 'told', [{}, { is_cancelled: true }])
  const { rows: found } = await gateway.ctx.db.orm.execute<Occasion>(
    sql`SELECT * FROM (${declared.occasions.openday}) AS o WHERE o.occasion_id LIKE 'told-%' ORDER BY 1`,
  )
  const alike = { title: '走进总部', place: '一楼', url: '/h5-page/wealthOpenWeek', revision: 1 }
  expect(found).toMatchObject([
    { ...alike, occasion_id: 'told-1', is_cancelled: false },
    { ...alike, occasion_id: 'told-2', is_cancelled: true },
  ])
})
