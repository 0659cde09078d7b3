import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../privacy/erase-person'
import { declared } from '../registry'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addSpeech, addTour, faultsOf } from './testing/talks'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await addTour(gateway, 'running')
})
afterAll(() => gateway[Symbol.asyncDispose]())

const run = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const enrol = async (visitor: SignedIn, speech_id: string, fields: object = {}) => {
  const payload = { speech_id, name: '王女士', handset: visitor.handset, wait: 1 as const, ...fields }
  return (await call(gateway, 'tourEnroll', payload, visitor)).response
}
const cancel = (visitor: SignedIn, enroll_no: string) =>
  call(gateway, 'cancelEnrolment', { enroll_no }, visitor)
const remindersOf = ({ uid }: SignedIn) =>
  run(`SELECT kind, by_sms, state FROM reminder WHERE uid = ${uid} ORDER BY kind`)

/** Signs in this many visitors, each of whom enrols for the given number of people, one after the other. */
async function enrolAll(speech_id: string, people: readonly number[]) {
  const all: (SignedIn & { enroll_no: string })[] = []
  for (const people_num of people) {
    const visitor = await signIn(gateway)
    const { enroll_no } = await enrol(visitor, speech_id, { people_num, remind: people_num === 2 ? 1 : 0 })
    all.push({ ...visitor, enroll_no })
  }
  const statuses = async () => {
    const rows = await run(`SELECT uid::int, status FROM tour_enroll WHERE speech_id = '${speech_id}'`)
    return all.map(({ uid }) => rows.find((row) => row.uid === uid)?.status)
  }
  return { all, statuses }
}

test('a place that is given back is nobody’s: no ticket, no reminder, no count; a repeat changes nothing', async () => {
  await addSpeech(gateway, 'running', 'back')
  const ann = await signIn(gateway)
  const { enroll_no, ticket_no } = await enrol(ann, 'back', { people_num: 2 })
  for (let times = 0; times < 2; times += 1)
    expect(await cancel(ann, enroll_no)).toMatchObject({ code: 1, response: { status: 3 } })
  expect(await run(`SELECT enrolled FROM speech WHERE speech_id = 'back'`)).toEqual([{ enrolled: 0 }])
  expect(await run(`SELECT FROM ticket WHERE ticket_no = '${ticket_no}' AND void_at IS NULL`)).toEqual([])
  expect(await remindersOf(ann)).toEqual([{ kind: 'speech', by_sms: false, state: 'dropped' }])
  expect((await call(gateway, 'myEnrolments', {}, ann)).response.list).toMatchObject([
    { enroll_no, status: 3, ticket_no: '', ticket_qr: '' },
  ])
  const again = await enrol(ann, 'back')
  expect(again).toMatchObject({ enroll_no, status: 1, people_num: 1 })
  expect(again.ticket_no).not.toBe(ticket_no)
  expect(await remindersOf(ann)).toEqual([{ kind: 'speech', by_sms: false, state: 'waiting' }])
  expect(await faultsOf(gateway, 'back')).toEqual([])
})

test('only an own place is given back, and only before the talk begins', async () => {
  await addSpeech(gateway, 'running', 'own')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const { enroll_no } = await enrol(ann, 'own')
  expect((await cancel(ben, enroll_no)).code).toBe(404001)
  expect((await cancel(ann, 'unknown')).code).toBe(404001)
  await run(`UPDATE speech SET start_at = now() - interval '1 minute' WHERE speech_id = 'own'`)
  expect((await cancel(ann, enroll_no)).code).toBe(400012)
  expect(await faultsOf(gateway, 'own')).toEqual([])
})

test('who has waited longest and fits gets the place, and is told so as they asked to be', async () => {
  await addSpeech(gateway, 'running', 'order', { quota: 3 })
  const { all, statuses } = await enrolAll('order', [1, 2, 2, 1, 1])
  expect(await statuses()).toEqual([1, 1, 2, 2, 2])
  // One place is free, which the two who wait longest cannot use.
  await cancel(all[0] as SignedIn, all[0]?.enroll_no ?? '')
  expect(await statuses()).toEqual([3, 1, 2, 1, 2])
  await cancel(all[1] as SignedIn, all[1]?.enroll_no ?? '')
  expect(await statuses()).toEqual([3, 3, 1, 1, 2])
  expect(await faultsOf(gateway, 'order')).toEqual([])
  expect(await remindersOf(all[2] as SignedIn)).toEqual([
    { kind: 'moved_up', by_sms: true, state: 'waiting' },
    { kind: 'speech', by_sms: true, state: 'waiting' },
  ])
  expect(await remindersOf(all[3] as SignedIn)).toMatchObject([
    { kind: 'moved_up', by_sms: false },
    { kind: 'speech', by_sms: false },
  ])
  expect(await remindersOf(all[4] as SignedIn)).toEqual([])
})

test('a place for two moves two up; who gives back and comes again stands at the end', async () => {
  await addSpeech(gateway, 'running', 'two', { quota: 2 })
  const { all, statuses } = await enrolAll('two', [2, 1, 1, 1])
  const [first, second] = all as [SignedIn & { enroll_no: string }, SignedIn & { enroll_no: string }]
  await cancel(second, second.enroll_no)
  expect(await enrol(second, 'two')).toMatchObject({ enroll_no: second.enroll_no, status: 2, in_line: 2 })
  await cancel(first, first.enroll_no)
  expect(await statuses()).toEqual([3, 2, 1, 1])
  expect(await faultsOf(gateway, 'two')).toEqual([])
})

test('where the talk is cancelled nobody is moved up', async () => {
  await addSpeech(gateway, 'running', 'off', { quota: 1 })
  const { all, statuses } = await enrolAll('off', [1, 1])
  await run(`UPDATE speech SET is_cancelled = true WHERE speech_id = 'off'`)
  await cancel(all[0] as SignedIn, all[0]?.enroll_no ?? '')
  expect(await statuses()).toEqual([3, 2])
})

test('a visitor with two phones is reminded until both places are given back', async () => {
  await addSpeech(gateway, 'running', 'phones')
  const ann = await signIn(gateway)
  const { enroll_no } = await enrol(ann, 'phones')
  const { enroll_no: other } = await enrol(await signIn(gateway), 'phones', { remind: 1 })
  await run(`UPDATE tour_enroll SET uid = ${ann.uid} WHERE enroll_no = '${other}'`)
  await cancel(ann, enroll_no)
  expect(await remindersOf(ann)).toMatchObject([{ kind: 'speech', by_sms: true, state: 'waiting' }])
  await cancel(ann, other)
  expect(await remindersOf(ann)).toMatchObject([{ kind: 'speech', state: 'dropped' }])
})

test('who has themselves erased gives back what they and their phone hold, and takes their likes along', async () => {
  await addSpeech(gateway, 'running', 'erased', { quota: 2 })
  const { all, statuses } = await enrolAll('erased', [2, 1])
  const [ann, ben] = all as [(typeof all)[number], (typeof all)[number]]
  await call(gateway, 'giveThumbsUp', { target_type: 'speech', target_id: 'erased' }, ann)
  const [{ comment_id }] =
    await run(`INSERT INTO tour_comment (tour_id, uid, content, content_hash, status, decided_at)
    VALUES ('running', ${ben.uid}, '好', repeat('h', 43), 1, now()) RETURNING comment_id`)
  for (const visitor of [ann, ben])
    await call(gateway, 'giveThumbsUp', { target_type: 'comment', target_id: comment_id }, visitor)
  const [person] = await run(`SELECT handset_hash FROM softuser WHERE softuser_id = ${ann.uid}`)
  await gateway.ctx.db.orm.transaction((tx) =>
    erasePerson(tx, { uid: ann.uid, handset_hash: person.handset_hash }, declared),
  )
  expect(await statuses()).toEqual([undefined, 1])
  expect(await faultsOf(gateway, 'erased')).toEqual([])
  expect(await run(`SELECT thumbs_up FROM speech WHERE speech_id = 'erased'`)).toEqual([{ thumbs_up: 0 }])
  expect(await run(`SELECT thumbs_up FROM tour_comment WHERE comment_id = ${comment_id}`)).toEqual([
    { thumbs_up: 1 },
  ])
  expect(await run(`SELECT FROM ticket WHERE uid = ${ann.uid}`)).toEqual([])
})
