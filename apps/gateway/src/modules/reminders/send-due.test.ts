import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordConsent } from '../passport'
import { type OccasionOfTest, occasionsOf } from '../testing/occasions'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { dropReminder, type PlannedReminder, planReminder } from '.'
import { sendDue } from './send-due'

let gateway: TestGateway
let visitor: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await gateway.database.owner.pool.query(
    'TRUNCATE reminder, reminder_look, sms_code, sms_message RESTART IDENTITY; TRUNCATE pgboss.job',
  )
  visitor = await signIn(gateway)
})

/** China time, in a year that is still to come for as long as this test is kept. */
const china = (text: string) => new Date(`2090-12-${text}:00+08:00`)
const TALK: OccasionOfTest = { occasion_id: 'talk', begins_at: china('05T14:00') }
const LIVE: OccasionOfTest = { occasion_id: 'live', begins_at: china('05T20:00'), title: '收盘解读' }
const NIGHT: OccasionOfTest = { occasion_id: 'night', begins_at: china('06T23:30') }

const plan = (own: Partial<PlannedReminder> = {}) =>
  gateway.ctx.db.orm.transaction((tx) =>
    planReminder(tx, { uid: visitor.uid, kind: 'speech', occasion_id: 'talk', by_sms: true, ...own }),
  )
const drop = (own: Partial<PlannedReminder> = {}) =>
  gateway.ctx.db.orm.transaction((tx) =>
    dropReminder(tx, { uid: visitor.uid, kind: 'speech', occasion_id: 'talk', ...own }),
  )

/** Looks once, at a given China time, for reminders of these talks and live streams. */
const lookAt = (now: string, { talks = [TALK], lives = [LIVE] } = {}) =>
  sendDue(gateway.ctx, { occasions: occasionsOf({ speech: talks, live: lives }) }, { now: china(now) })

async function texts(): Promise<string[]> {
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT what FROM sms_message WHERE scene = 'remind' ORDER BY id",
  )
  return rows.map(({ what }) => what)
}
const list = async () => (await call(gateway, 'reminderList', {}, visitor)).response
const state = async () =>
  (await gateway.ctx.db.pool.query('SELECT state, sms_state FROM reminder')).rows.map(
    (row) => `${row.state} ${row.sms_state}`,
  )

test('a day before a talk it stands in the list and goes to the phone, once', async () => {
  await plan()
  expect(await lookAt('04T13:59')).toBe(0)
  expect([await state(), (await list()).total]).toEqual([['waiting none'], 0])
  expect(await lookAt('04T14:00')).toBe(1)
  expect(await lookAt('04T14:01')).toBe(0)
  expect(await list()).toMatchObject({
    unread: 1,
    total: 1,
    list: [
      {
        kind: 'speech',
        title: '长期投资',
        text: '您报名的「长期投资」明天 14:00 开始，地点：上海市浦东新区',
        url: 'https://h5.example.com/h5-page/h5/xunjiang',
        at: china('04T14:00').getTime(),
        is_read: false,
      },
    ],
  })
  expect(await texts()).toEqual(['您报名的「长期投资」'])
  await gateway.runJobs()
  const { rows } = await gateway.ctx.db.pool.query('SELECT state, attempts FROM sms_message')
  expect(rows).toEqual([{ state: 'accepted', attempts: 1 }])
  // The budgets are for what strangers ask for.
  expect((await gateway.ctx.db.pool.query('SELECT FROM sms_hour')).rowCount).toBe(0)
})

test('a live stream is a quarter of an hour away; who booked it later is reminded at once', async () => {
  await plan({ kind: 'live', occasion_id: 'live' })
  expect(await lookAt('05T19:44')).toBe(0)
  await lookAt('05T19:45')
  const late = await signIn(gateway)
  await plan({ kind: 'live', occasion_id: 'live', uid: late.uid, by_sms: false })
  await lookAt('05T19:56')
  expect((await list()).list[0].text).toBe('您预约的直播「收盘解读」将在 15 分钟后开始')
  const { response } = await call(gateway, 'reminderList', {}, late)
  expect(response.list[0].text).toBe('您预约的直播「收盘解读」将在 4 分钟后开始')
  expect(await texts()).toEqual(['您预约的直播「收盘解读」'])
})

test('a place that became free is told at once, and the talk a day before besides', async () => {
  await plan({ kind: 'moved_up' })
  await plan()
  expect(await lookAt('01T10:00')).toBe(1)
  expect((await list()).list.map(({ text }: { text: string }) => text)).toEqual([
    '您排队的「长期投资」有名额了，已为您保留，门票在“我的门票”里',
  ])
  expect(await lookAt('04T14:00')).toBe(1)
})

test('what moves takes its reminders along', async () => {
  await plan()
  const moved = [{ ...TALK, begins_at: china('09T10:00') }]
  expect(await lookAt('04T14:00', { talks: moved })).toBe(0)
  await lookAt('08T10:00', { talks: moved })
  expect((await list()).list[0].text).toContain('明天 10:00')
})

test.each([
  ['was cancelled', [{ ...TALK, is_cancelled: true }], '01T10:00'],
  ['has begun', [TALK], '05T14:00'],
])('nobody is reminded of what %s', async (_what, talks, now) => {
  await plan()
  await lookAt(now, { talks })
  expect([await state(), await texts(), (await list()).total]).toEqual([['dropped none'], [], 0])
})

test('nothing that was given back is told, and what is taken again is', async () => {
  await plan()
  await drop()
  expect(await lookAt('04T14:00')).toBe(0)
  await plan()
  await lookAt('04T15:00')
  // What was sent is not sent again.
  await plan()
  expect(await lookAt('04T16:00')).toBe(0)
  expect(await texts()).toHaveLength(1)
})

test.each(['speech', 'live'] as const)(
  'without a module for its kind (%s) a reminder waits',
  async (kind) => {
    await plan({ kind })
    await sendDue(gateway.ctx, { occasions: {} }, { now: china('30T10:00') })
    expect(await state()).toEqual(['waiting none'])
  },
)

test('at night the list has it at once, and the phone in the morning, once', async () => {
  await plan({ occasion_id: 'night' })
  const talks = [NIGHT]
  await lookAt('05T23:30', { talks })
  expect([await state(), await texts(), (await list()).total]).toEqual([['sent waiting'], [], 1])
  expect(await lookAt('06T07:59', { talks })).toBe(0)
  expect(await lookAt('06T08:00', { talks })).toBe(1)
  await lookAt('06T08:01', { talks })
  expect([await state(), await texts()]).toEqual([['sent left'], ['您报名的「长期投资」']])
})

test.each([
  ['was given back', () => drop({ occasion_id: 'night' }), {}],
  ['was cancelled', async () => {}, { is_cancelled: true }],
  ['was moved to before the morning', async () => {}, { begins_at: china('06T07:00') }],
])('no phone rings in the morning for what %s meanwhile', async (_what, happens, own) => {
  await plan({ occasion_id: 'night' })
  await lookAt('05T23:30', { talks: [NIGHT] })
  await happens()
  await lookAt('06T08:00', { talks: [{ ...NIGHT, ...own }] })
  expect([await state(), await texts()]).toEqual([['sent none'], []])
})

test('a stream before eight is for the list alone', async () => {
  await plan({ kind: 'live', occasion_id: 'early' })
  await lookAt('06T07:35', { lives: [{ occasion_id: 'early', begins_at: china('06T07:50') }] })
  expect([await state(), (await list()).total]).toEqual([['sent none'], 1])
})

test('only phones whose holders agree are sent anything, by what they said last', async () => {
  const request = { ip: '203.0.113.7', headers: {} }
  const consent = { uid: visitor.uid, doc: 'reminder', version: '1', purpose: 'service' } as const
  const say = (isWithdrawn: boolean) =>
    recordConsent(gateway.ctx.db.orm, request, { ...consent, isWithdrawn })
  await plan({ by_sms: false })
  await say(false)
  await lookAt('04T14:00')
  expect([await state(), await texts()]).toEqual([['sent none'], []])
  await plan({ occasion_id: 'night' })
  await say(true)
  await lookAt('06T10:00', { talks: [{ ...NIGHT }] })
  expect(await texts()).toEqual([])
  await say(false)
  await plan({ kind: 'moved_up', occasion_id: 'night' })
  await lookAt('06T10:00', { talks: [NIGHT] })
  expect(await texts()).toHaveLength(1)
})

test('what began while the supplier was away is not sent any more', async () => {
  await plan()
  await lookAt('04T14:00')
  await gateway.ctx.db.pool.query("UPDATE sms_message SET begins_at = now() - interval '1 s'")
  await gateway.runJobs()
  expect((await gateway.ctx.db.pool.query('SELECT state FROM sms_message')).rows).toEqual([{ state: 'void' }])
})

test('a visitor sees their own, in parts, and says once that they have seen them', async () => {
  await plan()
  await plan({ kind: 'live', occasion_id: 'live' })
  await lookAt('04T14:00')
  await lookAt('05T19:45')
  const first = await call(gateway, 'reminderList', { page: 1, page_size: 1 }, visitor)
  expect(first.response).toMatchObject({ total: 2, unread: 2, list: [{ kind: 'live' }] })
  expect((await call(gateway, 'reminderList', {}, await signIn(gateway))).response).toMatchObject({
    total: 0,
    unread: 0,
  })
  expect((await call(gateway, 'reminderRead', {}, visitor)).response).toEqual({ unread: 0 })
  expect((await list()).unread).toBe(0)
  expect((await list()).list.every(({ is_read }: { is_read: boolean }) => is_read)).toBe(true)
})

test('a look leaves jobs for the next minutes, however many look', async () => {
  const { ctx } = gateway
  const waiting = async () =>
    (
      await ctx.db.pool.query(
        "SELECT FROM pgboss.job WHERE name = 'remind' AND state = 'created' AND start_after > now()",
      )
    ).rowCount
  for (let time = 0; time < 2; time += 1) {
    await ctx.db.orm.transaction((tx) => ctx.jobs.enqueue(tx, 'remind', {}))
    expect(await gateway.runJobs()).toBe(1)
  }
  // A new minute may have begun between the two.
  expect([3, 4]).toContain(await waiting())
})
