import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Occasion } from '../define-module'
import { declared } from '../registry'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await rows("INSERT INTO staff (staff_id, name, cert_no) VALUES (1, '王老师', 'S0000000000001')")
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

/** Adds a stream; times are texts that PostgreSQL accepts as timestamps. */
async function addLive(live_id: string, start_at: string, end_at: string, more: object = {}): Promise<void> {
  const row: Record<string, unknown> = { live_id, title: '直播', staff_id: 1, start_at, end_at, ...more }
  const names = Object.keys(row)
  await rows(
    `INSERT INTO live_event (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  )
}
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const addLater = (live_id: string, more: object = {}) => addLive(live_id, fromNow(600), fromNow(660), more)

const calendar = (start_date: string, end_date: string, visitor?: SignedIn) =>
  call(gateway, 'activitiesCalendar', { start_date, end_date }, visitor)
const reserve = (live_id: string, visitor: SignedIn, remind?: 0 | 1) =>
  call(gateway, 'liveReserve', { live_id, ...(remind !== undefined && { remind }) }, visitor)
const cancel = (live_id: string, visitor: SignedIn) =>
  call(gateway, 'liveCancelReserve', { live_id }, visitor)
const consentsOf = ({ uid }: SignedIn) =>
  rows("SELECT doc, purpose, version FROM consent_log WHERE uid = $1 AND doc = 'reminder'", [uid])
const remindersOf = ({ uid }: SignedIn) =>
  rows('SELECT kind, occasion_id, by_sms, state FROM reminder WHERE uid = $1', [uid])

test('each day in China has the streams that begin on it, days without any included, in their order', async () => {
  await addLive('late', '2020-03-02T23:30:00+08:00', '2020-03-03T00:30:00+08:00')
  await addLive('first', '2020-03-02T00:00:00+08:00', '2020-03-02T01:00:00+08:00')
  await addLive('next', '2020-03-04T00:00:00+08:00', '2020-03-04T01:00:00+08:00')
  await addLive('gone', '2020-03-02T10:00:00+08:00', '2020-03-02T11:00:00+08:00', { is_cancelled: true })
  const { response } = await calendar('2020-03-01', '2020-03-03')
  expect(
    response.days.map(({ date, lives }: { date: string; lives: { live_id: string }[] }) => [
      date,
      lives.map(({ live_id }) => live_id),
    ]),
  ).toEqual([
    ['2020-03-01', []],
    ['2020-03-02', ['first', 'late']],
    ['2020-03-03', []],
  ])
  expect(response.days[1].lives[0]).toMatchObject({
    lecturer: '王老师',
    adviser_no: 'S0000000000001',
    start_at: Date.parse('2020-03-02T00:00:00+08:00'),
    is_reserved: false,
  })
})

test('a page is told of the streams that are for all and of its own, not of those for another', async () => {
  const at = ['2020-04-02T20:00:00+08:00', '2020-04-02T21:00:00+08:00'] as const
  await addLive('for-all', ...at)
  await addLive('for-week', ...at, { page_code: 'week' })
  const shown = async (page_code?: string) => {
    const asked = { start_date: '2020-04-02', end_date: '2020-04-02', ...(page_code && { page_code }) }
    const { response } = await call(gateway, 'activitiesCalendar', asked)
    return response.days[0].lives.map(({ live_id }: { live_id: string }) => live_id)
  }
  expect(await shown()).toEqual(['for-all', 'for-week'])
  expect(await shown('week')).toEqual(['for-all', 'for-week'])
  expect(await shown('another')).toEqual(['for-all'])
})

test('a stream is to come, on air or over by the clock, and what is over is seen again elsewhere', async () => {
  const address = { url: 'https://h5.example.com/live', replay_url: 'https://h5.example.com/replay' }
  await addLive('was', fromNow(-120), fromNow(-60), address)
  await addLive('is', fromNow(-30), fromNow(30), address)
  await addLive('comes', fromNow(60), fromNow(120), address)
  const day = (minutes: number) => new Date(Date.now() + (minutes + 480) * 60_000).toISOString().slice(0, 10)
  const { response } = await calendar(day(-120), day(120))
  const shown = response.days
    .flatMap(({ lives }: { lives: object[] }) => lives)
    .filter(({ live_id }: { live_id: string }) => ['was', 'is', 'comes'].includes(live_id))
  expect(shown).toMatchObject([
    { status: 3, url: 'https://h5.example.com/replay' },
    { status: 2, url: 'https://h5.example.com/live' },
    { status: 1, url: 'https://h5.example.com/live' },
  ])
})

test.each([
  ['31 days', '2026-01-01', '2026-01-31', 1],
  ['32 days', '2026-01-01', '2026-02-01', 400001],
  ['an end before the beginning', '2026-01-02', '2026-01-01', 400001],
  ['the first day that can be written', '0000-01-01', '0000-01-01', 1],
  ['the last one', '9999-12-31', '9999-12-31', 1],
  ['a day that there is not', '2026-02-30', '2026-03-01', 400001],
])('%s are answered as documented', async (_what, start, end, code) => {
  expect((await calendar(start, end)).code).toBe(code)
})

test('a booking is shown to its visitor alone, is reminded of once, and can be taken back', async () => {
  await addLive('booked', '2099-05-01T12:00:00+08:00', '2099-05-01T13:00:00+08:00')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const isReserved = async (visitor?: SignedIn) =>
    (await calendar('2099-05-01', '2099-05-01', visitor)).response.days[0].lives[0].is_reserved
  for (let taps = 0; taps < 2; taps += 1)
    expect((await reserve('booked', ann)).response).toEqual({ is_reserved: 1 })
  expect([await isReserved(ann), await isReserved(ben), await isReserved()]).toEqual([true, false, false])
  expect(await remindersOf(ann)).toEqual([
    { kind: 'live', occasion_id: 'booked', by_sms: false, state: 'waiting' },
  ])
  expect(await consentsOf(ann)).toEqual([])
  for (let taps = 0; taps < 2; taps += 1)
    expect((await cancel('booked', ann)).response).toEqual({ is_reserved: 0 })
  expect(await isReserved(ann)).toBe(false)
  expect(await remindersOf(ann)).toMatchObject([{ state: 'dropped' }])
  await reserve('booked', ann)
  expect(await remindersOf(ann)).toMatchObject([{ state: 'waiting' }])
})

test('a repeat with a text message switches it on, with the consent; one without it leaves it on', async () => {
  await addLater('texted')
  const ann = await signIn(gateway)
  await reserve('texted', ann)
  await reserve('texted', ann, 1)
  await reserve('texted', ann, 1)
  await reserve('texted', ann, 0)
  expect(await remindersOf(ann)).toMatchObject([{ by_sms: true, state: 'waiting' }])
  expect(await consentsOf(ann)).toEqual([
    { doc: 'reminder', purpose: 'service', version: expect.stringMatching(/./) },
  ])
})

test('what nobody knows, was cancelled or has begun is not booked', async () => {
  await addLater('called-off', { is_cancelled: true })
  await addLive('begun', fromNow(-10), fromNow(50))
  await addLive('over', fromNow(-100), fromNow(-50))
  const ann = await signIn(gateway)
  expect((await reserve('nothing', ann)).code).toBe(404001)
  expect((await reserve('called-off', ann)).code).toBe(404001)
  expect(await reserve('begun', ann)).toMatchObject({
    code: 400012,
    msg: expect.stringContaining('已经开始'),
  })
  expect(await reserve('over', ann)).toMatchObject({ code: 400012, msg: expect.stringContaining('已经结束') })
  expect((await cancel('nothing', ann)).code).toBe(404001)
  // Whoever had booked it before may cancel that.
  expect((await cancel('called-off', ann)).code).toBe(1)
  expect(await remindersOf(ann)).toEqual([])
})

test('the database knows no stream that ends before it begins', async () => {
  await expect(addLive('upside-down', fromNow(60), fromNow(30))).rejects.toThrow('live_event_span')
})

test('reminders and calendars are told where a stream is seen, and that it was cancelled', async () => {
  await addLive('shown', fromNow(60), fromNow(90), { url: 'https://h5.example.com/live', revision: 3 })
  await addLive('hidden', fromNow(60), fromNow(90), { is_cancelled: true })
  const { rows: found } = await gateway.ctx.db.orm.execute<Occasion>(
    sql`SELECT * FROM (${declared.occasions.live}) AS o WHERE o.occasion_id IN ('shown', 'hidden') ORDER BY 1`,
  )
  expect(found).toMatchObject([
    { occasion_id: 'hidden', url: '/h5-page/wealthOpenWeek', is_cancelled: true },
    { occasion_id: 'shown', title: '直播', place: '', url: 'https://h5.example.com/live', revision: 3 },
  ])
})
