import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashHandset } from '../../pii/sealed-handset'
import { codeFor } from '../testing/ask-for-code'
import { conversionsOf } from '../testing/conversions-of'
import { type SignedIn, signIn, someHandset } from '../testing/sign-in'
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
const enrol = (visitor: SignedIn, speech_id: string, fields: object = {}) =>
  call(gateway, 'tourEnroll', { speech_id, name: '王女士', handset: visitor.handset, ...fields }, visitor)
const rowsOf = (speech_id: string) =>
  run(`SELECT enroll_no, uid::int, status, people_num, name, by_sms, consent FROM tour_enroll
    WHERE speech_id = '${speech_id}' ORDER BY created_at`)
const remindersOf = ({ uid }: SignedIn) =>
  run(`SELECT kind, occasion_id, by_sms, state FROM reminder WHERE uid = ${uid} ORDER BY kind`)
const consentsOf = ({ uid }: SignedIn) =>
  run(`SELECT doc, purpose, version, handset_hash FROM consent_log WHERE uid = ${uid} ORDER BY doc`)

test('a place is a ticket, a reminder and what was agreed to; a repeat answers the same and adds nothing', async () => {
  await addSpeech(gateway, 'running', 'first')
  const ann = await signIn(gateway)
  const wanted = {
    people_num: 2,
    consent: 1,
    consent_version: 'v1',
    remind: 1,
    page_code: 'xunjiang',
  } as const
  const given = await enrol(ann, 'first', wanted)
  expect(given).toMatchObject({
    code: 1,
    response: {
      enroll_no: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
      status: 1,
      people_num: 2,
      in_line: 0,
      ticket_no: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
      ticket_qr: expect.stringMatching(/^YZ1\./),
      ticket_url: expect.stringContaining('/passport/m/ticket?no='),
      speech: { speech_id: 'first', enrolled: 2, is_enrolled: true },
    },
  })
  expect(await enrol(ann, 'first', { ...wanted, people_num: 1 })).toEqual(given)
  expect(await rowsOf('first')).toMatchObject([
    { uid: ann.uid, status: 1, people_num: 2, by_sms: true, consent: 'recorded' },
  ])
  expect(await faultsOf(gateway, 'first')).toEqual([])
  expect(await conversionsOf(gateway, ann.uid)).toEqual(['enrol first'])
  expect(await remindersOf(ann)).toEqual([
    { kind: 'speech', occasion_id: 'first', by_sms: true, state: 'waiting' },
  ])
  const said = {
    purpose: 'service',
    version: 'v1',
    handset_hash: hashHandset(gateway.ctx.config, ann.handset),
  }
  expect(await consentsOf(ann)).toEqual([
    { doc: 'privacy', ...said },
    { doc: 'reminder', ...said },
  ])
})

test('an empty phone is that of the account, and a repeat by its number is the same', async () => {
  await addSpeech(gateway, 'running', 'own-phone')
  const ann = await signIn(gateway)
  const { code, response } = await enrol(ann, 'own-phone', { handset: '' })
  expect(code).toBe(1)
  expect((await enrol(ann, 'own-phone', { handset: ann.handset })).response.enroll_no).toBe(
    response.enroll_no,
  )
})

test('without a word of consent none is recorded, and one that was refused ends it', async () => {
  await addSpeech(gateway, 'running', 'unsaid')
  const ann = await signIn(gateway)
  expect((await enrol(ann, 'unsaid', { consent: 0 })).code).toBe(400026)
  expect(await rowsOf('unsaid')).toEqual([])
  expect((await enrol(ann, 'unsaid')).code).toBe(1)
  expect(await rowsOf('unsaid')).toMatchObject([{ consent: 'not_recorded', by_sms: false }])
  expect(await consentsOf(ann)).toEqual([])
})

test.each([
  ['no name', { name: ' ' }],
  ['no name at all', { name: undefined }],
  ['a name of thirteen', { name: '一二三四五六七八九十一二三' }],
  ['what is no phone', { handset: '12345' }],
])('%s is refused', async (_what, fields) => {
  await run("DELETE FROM speech WHERE speech_id = 'named'")
  await addSpeech(gateway, 'running', 'named')
  expect((await enrol(await signIn(gateway), 'named', fields)).code).toBe(400025)
})

test('a name of twelve is taken, and a phone within it is masked', async () => {
  await addSpeech(gateway, 'running', 'names')
  await enrol(await signIn(gateway), 'names', { name: '一二三四五六七八九十一二' })
  await enrol(await signIn(gateway), 'names', { name: '13800138000' })
  expect((await rowsOf('names')).map(({ name }) => name)).toEqual(['一二三四五六七八九十一二', '138****8000'])
})

test('another phone is proven by its code, once; a repeat with the used code is the same ticket', async () => {
  await addSpeech(gateway, 'running', 'proven')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const handset = someHandset()
  expect((await enrol(ann, 'proven', { handset })).code).toBe(400023)
  const code = await codeFor(gateway, handset, 'enrol')
  expect((await enrol(ann, 'proven', { handset, code: code === '000000' ? '000001' : '000000' })).code).toBe(
    400023,
  )
  const given = await enrol(ann, 'proven', { handset, code })
  expect(given.code).toBe(1)
  expect(await enrol(ann, 'proven', { handset, code })).toEqual(given)
  // Having seen the code no longer proves having the phone.
  expect((await enrol(ben, 'proven', { handset, code })).code).toBe(400013)
  expect((await rowsOf('proven')).map(({ uid }) => uid)).toEqual([ann.uid])
  await addSpeech(gateway, 'running', 'other')
  expect((await enrol(ben, 'other', { handset, code })).code).toBe(400024)
  expect(await rowsOf('other')).toEqual([])
})

test('a code is good again when what it was for was refused', async () => {
  await addSpeech(gateway, 'running', 'small', { quota: 1 })
  await enrol(await signIn(gateway), 'small')
  const ann = await signIn(gateway)
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'enrol')
  expect((await enrol(ann, 'small', { handset, code })).code).toBe(400015)
  expect((await enrol(ann, 'small', { handset, code, wait: 1 })).response).toMatchObject({ status: 2 })
})

test('who has the phone as their own needs no code, and somebody else’s enrolment with it stands', async () => {
  await addSpeech(gateway, 'running', 'borrowed')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const code = await codeFor(gateway, ben.handset, 'enrol')
  const given = await enrol(ann, 'borrowed', { handset: ben.handset, code })
  expect(given.code).toBe(1)
  expect((await enrol(ben, 'borrowed')).code).toBe(400013)
  // Once it is given back, the phone is free.
  await call(gateway, 'cancelEnrolment', { enroll_no: given.response.enroll_no }, ann)
  expect((await enrol(ben, 'borrowed')).code).toBe(1)
  expect((await rowsOf('borrowed')).map(({ uid }) => uid)).toEqual([ben.uid])
  expect(await faultsOf(gateway, 'borrowed')).toEqual([])
})

test('one enrols from when it begins until the talk does, while there is a talk', async () => {
  await addSpeech(gateway, 'running', 'not-yet', { enrol_from: '1 hour' })
  await addSpeech(gateway, 'running', 'begun', { begins: '-1 minute' })
  await addSpeech(gateway, 'running', 'cancelled', { is_cancelled: true })
  await addTour(gateway, 'over', { from: '-9 days', until: '-1 day' })
  await addSpeech(gateway, 'over', 'of-over')
  await addTour(gateway, 'closed', { is_open: false })
  await addSpeech(gateway, 'closed', 'of-closed')
  const ann = await signIn(gateway)
  expect((await enrol(ann, 'not-yet')).code).toBe(400011)
  for (const speech_id of ['begun', 'cancelled', 'of-over', 'of-closed'])
    expect([speech_id, (await enrol(ann, speech_id)).code]).toEqual([speech_id, 400012])
  expect((await enrol(ann, 'unknown')).code).toBe(400010)
})

test('who has a place is answered with it also when the talk is full or has begun', async () => {
  await addSpeech(gateway, 'running', 'last', { quota: 1 })
  const ann = await signIn(gateway)
  const given = await enrol(ann, 'last')
  await run(`UPDATE speech SET start_at = now() - interval '1 minute' WHERE speech_id = 'last'`)
  expect((await enrol(ann, 'last')).response.ticket_no).toBe(given.response.ticket_no)
})

test('what is full has a line for who asks for it, and each is told how many are before them', async () => {
  await addSpeech(gateway, 'running', 'line', { quota: 3 })
  const people = []
  for (let n = 0; n < 5; n += 1) people.push(await signIn(gateway))
  const [ann, ben, cat, dan, eve] = people as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn]
  await enrol(ann, 'line', { people_num: 2 })
  expect((await enrol(ben, 'line', { people_num: 2 })).code).toBe(400015)
  expect((await enrol(ben, 'line', { people_num: 2, wait: 1 })).response).toMatchObject({
    status: 2,
    in_line: 0,
    ticket_no: '',
    ticket_qr: '',
    ticket_url: '',
    speech: { is_enrolled: false, is_waiting: true, enrolled: 2 },
  })
  // One place is left, which Ben cannot use.
  expect((await enrol(cat, 'line', { wait: 1 })).response).toMatchObject({ status: 1 })
  expect((await enrol(dan, 'line', { wait: 1 })).response).toMatchObject({ status: 2, in_line: 1 })
  expect((await enrol(eve, 'line', { wait: 1, remind: 1 })).response).toMatchObject({ in_line: 2 })
  expect((await enrol(eve, 'line')).response).toMatchObject({ status: 2, in_line: 2 })
  expect(await remindersOf(eve)).toEqual([])
  expect(await faultsOf(gateway, 'line')).toEqual([])
})

test('a visitor’s own list has the next talk first and nobody else’s', async () => {
  await addTour(gateway, 'mine')
  await addSpeech(gateway, 'mine', 'mine-2', { begins: '9 days' })
  await addSpeech(gateway, 'mine', 'mine-1', { begins: '2 days' })
  await addSpeech(gateway, 'mine', 'mine-0', { begins: '1 hour' })
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  for (const speech_id of ['mine-0', 'mine-2', 'mine-1']) await enrol(ann, speech_id)
  await enrol(ben, 'mine-1')
  await run(`UPDATE speech SET start_at = now() - interval '1 day' WHERE speech_id = 'mine-0'`)
  const { response } = await call(gateway, 'myEnrolments', { tour_id: 'mine' }, ann)
  expect(response.total).toBe(3)
  expect(response.list.map(({ speech }: { speech: { speech_id: string } }) => speech.speech_id)).toEqual([
    'mine-1',
    'mine-2',
    'mine-0',
  ])
  const part = (await call(gateway, 'myEnrolments', { tour_id: 'mine', page: 2, page_size: 2 }, ann)).response
  expect(part).toMatchObject({ total: 3, list: [{ speech: { speech_id: 'mine-0' } }] })
  expect((await call(gateway, 'myEnrolments', { tour_id: 'running' }, ann)).response.total).toBe(0)
})

test('no phone is stored in clear', async () => {
  await addSpeech(gateway, 'running', 'sealed')
  const ann = await signIn(gateway)
  await enrol(ann, 'sealed')
  const [row] = await run(`SELECT * FROM tour_enroll WHERE speech_id = 'sealed'`)
  expect(JSON.stringify(row)).not.toContain(ann.handset)
  expect(row.handset_hash).toBe(hashHandset(gateway.ctx.config, ann.handset))
})
