import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitingForLocks } from '../../testing/waiting-for-locks'
import type { OccasionKind } from '../define-module'
import { recordConsent } from '../passport'
import { type OccasionOfTest, occasionsOf } from '../testing/occasions'
import { AT_ONCE, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { dropReminder, type PlannedReminder, planReminder, tellHolders } from '.'
import { sendDue } from './send-due'

let gateway: TestGateway
let ann: SignedIn
let ben: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await run('TRUNCATE reminder, reminder_look, sms_code, sms_message RESTART IDENTITY; TRUNCATE pgboss.job')
  ann = await signIn(gateway)
  ben = await signIn(gateway)
})

const run = async (text: string) => (await gateway.database.owner.pool.query(text)).rows

/** China time, in a year that is still to come for as long as this test is kept. */
const china = (text: string) => new Date(`2090-12-${text}:00+08:00`)
const TALK: OccasionOfTest = { occasion_id: 'talk', begins_at: china('05T14:00') }
const MOVED = { ...TALK, begins_at: china('06T10:00') }
const CANCELLED = { ...TALK, is_cancelled: true }

const plan = ({ uid }: SignedIn, own: Partial<PlannedReminder> = {}) =>
  gateway.ctx.db.orm.transaction((tx) =>
    planReminder(tx, { uid, kind: 'speech', occasion_id: 'talk', by_sms: true, ...own }),
  )
const giveBack = ({ uid }: SignedIn) =>
  gateway.ctx.db.orm.transaction((tx) => dropReminder(tx, { uid, kind: 'speech', occasion_id: 'talk' }))
const tell = (what: 'changed' | 'cancelled', kind: OccasionKind = 'speech') =>
  gateway.ctx.db.orm.transaction((tx) => tellHolders(tx, kind, 'talk', what))

/** Looks once, at a given China time, with the talk as given. */
const lookAt = (now: string, talk: OccasionOfTest, kind: OccasionKind = 'speech') =>
  sendDue(gateway.ctx, { occasions: occasionsOf({ [kind]: [talk] }) }, { now: china(now) })

interface Listed {
  text: string
  url: string
}
const list = async (visitor: SignedIn) => {
  const { response } = await call(gateway, 'reminderList', {}, visitor)
  const texts: string[] = response.list.map(({ text }: Listed) => text)
  return { texts, urls: response.list.map(({ url }: Listed) => url), unread: response.unread }
}
const texts = async () =>
  (await run('SELECT scene, what, begins_at FROM sms_message ORDER BY id')).map(
    ({ scene, what, begins_at }) => `${scene} ${what} ${begins_at.toISOString()}`,
  )
const states = async () =>
  (await run('SELECT kind, state, sms_state FROM reminder ORDER BY uid, reminder_id')).map(
    (row) => `${row.kind} ${row.state} ${row.sms_state}`,
  )

const AT_TEN = '您报名的「长期投资」时间或地点有变：12月6日 10:00 开始，地点：上海市浦东新区'

test('all who have a place at a talk that is moved are told its new time, and those who gave theirs back are not', async () => {
  const late = await signIn(gateway)
  for (const visitor of [ann, ben, late]) await plan(visitor)
  await giveBack(ben)
  await tell('changed')
  // They are told nothing either, although it was already planned.
  await giveBack(late)
  expect(await lookAt('02T10:00', MOVED)).toBe(1)
  expect(await lookAt('02T10:01', MOVED)).toBe(0)
  expect(await list(ann)).toEqual({
    texts: [AT_TEN],
    urls: [expect.stringMatching(/\/passport\/m\/tickets$/)],
    unread: 1,
  })
  expect([(await list(ben)).texts, (await list(late)).texts]).toEqual([[], []])
  expect(await texts()).toEqual(['remind 您报名的「长期投资」有变动， 2090-12-06T02:00:00.000Z'])
  // The reminder of the day before follows the new time.
  await lookAt('05T10:00', MOVED)
  expect((await list(ann)).texts[0]).toContain('明天 10:00')
})

test('whoever gave back after they were reminded is told nothing, until they have a place again', async () => {
  await plan(ann)
  await lookAt('04T14:00', TALK)
  await giveBack(ann)
  await tell('changed')
  await tell('cancelled')
  expect(await states()).toEqual(['speech sent left'])
  await plan(ann, { by_sms: false })
  await tell('changed')
  await lookAt('04T14:05', MOVED)
  expect((await list(ann)).texts[0]).toBe(AT_TEN)
  // Whether by text message follows their latest choice.
  expect(await texts()).toHaveLength(1)
})

test('each move is told once, unread again and by a text message of its own', async () => {
  await plan(ann)
  await tell('changed')
  await tell('changed')
  await lookAt('02T10:00', MOVED)
  await call(gateway, 'reminderRead', {}, ann)
  expect((await list(ann)).unread).toBe(0)
  await tell('changed')
  const again = { ...TALK, begins_at: china('07T09:00') }
  await lookAt('02T11:00', again)
  await lookAt('02T11:01', again)
  expect(await list(ann)).toMatchObject({ texts: [expect.stringContaining('12月7日 09:00')], unread: 1 })
  expect(await texts()).toEqual([
    'remind 您报名的「长期投资」有变动， 2090-12-06T02:00:00.000Z',
    'remind 您报名的「长期投资」有变动， 2090-12-07T01:00:00.000Z',
  ])
})

test('a cancellation is told once, and nothing else of the talk any more', async () => {
  await plan(ann)
  await plan(ann, { kind: 'moved_up' })
  await tell('changed')
  await tell('cancelled')
  await lookAt('02T10:00', CANCELLED)
  await tell('cancelled')
  await lookAt('04T14:00', CANCELLED)
  expect(await list(ann)).toMatchObject({
    texts: ['您报名的「长期投资」已取消，原定 12月5日 14:00 开始'],
    urls: [expect.stringMatching(/\/passport\/m\/tickets$/)],
  })
  expect(await texts()).toEqual(['cancel 您报名的「长期投资」 2090-12-05T06:00:00.000Z'])
  expect(await states()).toEqual([
    'speech dropped none',
    'moved_up dropped none',
    'speech_changed dropped none',
    'speech_cancelled sent left',
  ])
})

test.each([
  ['openday', 'changed', '您报名的「长期投资」时间或地点有变：', /\/passport\/m\/tickets$/],
  ['openday', 'cancelled', '您报名的「长期投资」已取消，', /\/passport\/m\/tickets$/],
  ['live', 'changed', '您预约的直播「长期投资」改为 12月5日 14:00 开始', /\/xunjiang$/],
  ['live', 'cancelled', '您预约的直播「长期投资」已取消，', /\/xunjiang$/],
] as const)('it is told of %s that was %s, and of nothing of another kind', async (kind, what, text, url) => {
  await plan(ann, { kind })
  await plan(ben)
  await tell(what, kind)
  await lookAt('02T10:00', { ...TALK, is_cancelled: what === 'cancelled' }, kind)
  expect(await list(ann)).toMatchObject({
    texts: [expect.stringContaining(text)],
    urls: [expect.stringMatching(url)],
  })
  expect((await list(ben)).texts).toEqual([])
})

test.each([
  ['a move', 'changed', CANCELLED, '02T10:00'],
  ['a move', 'changed', TALK, '05T14:00'],
  ['a cancellation', 'cancelled', CANCELLED, '05T14:00'],
] as const)('%s is told to nobody any more once it does not matter', async (_what, what, talk, now) => {
  await plan(ann)
  await tell(what)
  await lookAt(now, talk)
  expect([(await list(ann)).texts, await texts()]).toEqual([[], []])
})

test('at night the list has it at once, and the phone in the morning, with what is true then', async () => {
  await plan(ann)
  await tell('changed')
  await lookAt('02T23:30', MOVED)
  expect([(await list(ann)).texts, await texts()]).toEqual([[AT_TEN], []])
  await tell('changed')
  const again = { ...TALK, begins_at: china('07T09:00') }
  await lookAt('03T00:30', again)
  await lookAt('03T07:59', again)
  expect(await texts()).toEqual([])
  await lookAt('03T08:00', again)
  expect(await texts()).toEqual(['remind 您报名的「长期投资」有变动， 2090-12-07T01:00:00.000Z'])
})

test('of what is cancelled at night the morning tells that alone', async () => {
  await plan(ann)
  await tell('changed')
  await lookAt('02T23:30', TALK)
  await tell('cancelled')
  await lookAt('02T23:40', CANCELLED)
  await lookAt('03T08:00', CANCELLED)
  expect(await texts()).toEqual(['cancel 您报名的「长期投资」 2090-12-05T06:00:00.000Z'])
})

test('who has withdrawn that they may be sent text messages has it in the list alone', async () => {
  const request = { ip: '203.0.113.7', headers: {} }
  const consent = { uid: ann.uid, doc: 'reminder', version: '1', purpose: 'service' } as const
  await plan(ann)
  await recordConsent(gateway.ctx.db.orm, request, { ...consent, isWithdrawn: false })
  await recordConsent(gateway.ctx.db.orm, request, { ...consent, isWithdrawn: true })
  await tell('cancelled')
  await lookAt('02T10:00', CANCELLED)
  expect([(await list(ann)).texts.length, await texts()]).toEqual([1, []])
})

test('what was cancelled is handed to the supplier, and not once it would have begun', async () => {
  for (const visitor of [ann, ben]) await plan(visitor)
  await tell('cancelled')
  await lookAt('02T10:00', CANCELLED)
  await run("UPDATE sms_message SET begins_at = now() - interval '1 s' WHERE id = 1")
  await gateway.runJobs()
  expect(await run('SELECT scene, state FROM sms_message ORDER BY id')).toEqual([
    { scene: 'cancel', state: 'void' },
    { scene: 'cancel', state: 'accepted' },
  ])
})

test('ten calls at once tell each holder once', async () => {
  for (const visitor of [ann, ben]) await plan(visitor)
  await race(AT_ONCE, () => tell('changed'))
  await lookAt('02T10:00', MOVED)
  expect(await texts()).toHaveLength(2)
})

test('a place that is given back while the talk is moved is told nothing, whichever comes first', async () => {
  const waits = () => expect.poll(() => waitingForLocks(gateway.database.owner.pool)).toBe(1)
  await plan(ann)
  await plan(ben)
  const { orm } = gateway.ctx.db
  let second: Promise<void> = Promise.resolve()
  await orm.transaction(async (tx) => {
    await dropReminder(tx, { uid: ann.uid, kind: 'speech', occasion_id: 'talk' })
    second = tell('changed')
    await waits()
  })
  await second
  await orm.transaction(async (tx) => {
    await tellHolders(tx, 'speech', 'talk', 'changed')
    second = giveBack(ben)
    await waits()
  })
  await second
  await lookAt('02T10:00', MOVED)
  expect([(await list(ann)).texts, (await list(ben)).texts, await texts()]).toEqual([[], [], []])
})
