import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { scanTicket } from '../../tickets/check-in/scan-ticket'
import { enrolFor } from '../testing/enrol-for'
import { addSpeech, addTour, faultsOf } from '../testing/talks'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await addTour(gateway, 'tour')
  await importLines(gateway, 'staff', [
    { staff_id: 8, name: '李老师' },
    { staff_id: 9, name: '赵老师', status: 'left' },
  ])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const SPEECH = {
  city_id: 'beijing',
  title: '公告怎么读',
  enrol_from: inDays(-1),
  start_at: inDays(5),
  end_at: inDays(5.1),
  venue: '会堂',
  address: '路 1 号',
  staff_id: 7,
  quota: 10,
}
const create = (more: object = {}) => does('speechCreate', { ...SPEECH, tour_id: 'tour', ...more })
const made = async (more: object = {}): Promise<string> => (await create(more)).response.speech_id
const change = (speech_id: string, base_revision: number, more: object = {}) =>
  does('speechChange', { ...SPEECH, ...more, speech_id, base_revision })
const cancel = (speech_id: string, base_revision: number) =>
  does('speechCancel', { speech_id, base_revision, reason: '场地停用' })
const listed = async (speech_id: string, tour_id = 'tour') =>
  (await does('speechRows', { tour_id, limit: 100 })).response.list.find(
    (row: { speech_id: string }) => row.speech_id === speech_id,
  )
const revisionOf = async (speech_id: string): Promise<number> =>
  (await rows('SELECT revision FROM speech WHERE speech_id = $1', [speech_id]))[0].revision

/** The fields of a talk that `addSpeech` has made, as they are listed. */
async function fieldsOf(speech_id: string, tour_id = 'tour') {
  const row = await listed(speech_id, tour_id)
  return Object.fromEntries(Object.keys(SPEECH).map((name) => [name, row[name]]))
}

describe('a talk', () => {
  test('is made, and visitors see it with who gives it', async () => {
    const speech_id = await made({ title: '新的讲座' })
    const seen = (await call(gateway, 'speechList', { tour_id: 'tour' })).response.list
    expect(seen).toContainEqual(
      expect.objectContaining({
        speech_id,
        title: '新的讲座',
        city: '北京',
        lecturer: { name: '王老师', no: 'S1' },
      }),
    )
    expect(await listed(speech_id)).toMatchObject({
      ...SPEECH,
      title: '新的讲座',
      city: '北京',
      speaker: '王老师',
      adviser_no: 'S1',
      state: 'open',
      revision: 1,
    })
    expect(await actionsOn(`speech:${speech_id}`)).toEqual(['speech.create'])
  })

  test('says nothing that no page may say', async () => {
    const refused = await create({ title: '跟着买，稳赚不赔' })
    expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining('禁用词')])
    const speech_id = await made()
    expect((await change(speech_id, 1, { address: '稳赚不赔大厦' })).status).toBe(422)
    expect(await listed(speech_id)).toMatchObject({ address: '路 1 号', revision: 1 })
  })

  test('of a tour that is not there is not found', async () => {
    expect((await create({ tour_id: 'unknown' })).status).toBe(404)
    expect((await change('unknown', 1)).status).toBe(404)
    expect((await cancel('unknown', 1)).status).toBe(404)
  })

  test('that has begun can be made, one that would be over cannot', async () => {
    const begun = { enrol_from: inDays(-3), start_at: inDays(-0.1) }
    expect((await create({ ...begun, end_at: inDays(0.1) })).status).toBe(200)
    expect(await create({ ...begun, end_at: inDays(-0.05) })).toMatchObject({
      status: 422,
      msg: '讲座的结束时间已经过去，请重新选择',
    })
  })

  test.each([
    [
      'enrolment that begins after it',
      { enrol_from: inDays(6) },
      '开始报名的时间不能晚于讲座开始，讲座结束必须晚于开始，请修改时间',
    ],
    [
      'an end before its beginning',
      { end_at: inDays(4) },
      '开始报名的时间不能晚于讲座开始，讲座结束必须晚于开始，请修改时间',
    ],
    ['a city that the tour does not have', { city_id: 'lhasa' }, '这场巡讲里没有这个城市，请重新选择'],
    ['somebody whom nobody knows', { staff_id: 999 }, '没有这位主讲人，请重新选择'],
    ['somebody who has left', { staff_id: 9 }, '没有这位主讲人，请重新选择'],
  ])('with %s is refused in words', async (_what, more, words) => {
    expect(await create(more)).toMatchObject({ status: 400, msg: words })
    const speech_id = await made()
    expect(await change(speech_id, 1, more)).toMatchObject({ status: 400, msg: words })
    expect(await revisionOf(speech_id)).toBe(1)
  })

  test.each([
    ['title', { title: '另一个题目' }],
    ['city', { city_id: 'xian' }],
    ['speaker', { staff_id: 8 }],
    ['time', { start_at: inDays(7), end_at: inDays(7.1) }],
    ['venue', { venue: '图书馆' }],
    ['address', { address: '' }],
    ['quota', { quota: 3 }],
  ])('that gets another %s counts it as a change, which is in the log', async (_what, more) => {
    const speech_id = await made()
    expect((await change(speech_id, 1, more)).response).toEqual({ revision: 2, moved_up: 0 })
    expect(await listed(speech_id)).toMatchObject({ ...more, revision: 2 })
    expect((await logOf(`speech:${speech_id}`)).at(-1)).toMatchObject({
      action: 'speech.change',
      before: Object.fromEntries(
        Object.keys(more).map((name) => [name, SPEECH[name as keyof typeof SPEECH]]),
      ),
      after: more,
    })
  })

  test('that stays as it is keeps its revision and its moments', async () => {
    await addSpeech(gateway, 'tour', 'same')
    await rows(
      `UPDATE speech SET start_at = date_trunc('second', start_at) + interval '7 microseconds' WHERE speech_id = 'same'`,
    )
    const fields = await fieldsOf('same')
    expect((await change('same', 1, fields)).response).toEqual({ revision: 1, moved_up: 0 })
    expect((await change('same', 1, { ...fields, venue: '剧场' })).response.revision).toBe(2)
    const [{ rest }] = await rows(
      `SELECT extract(microseconds FROM start_at)::int % 1000 AS rest FROM speech WHERE speech_id = 'same'`,
    )
    expect(rest).toBe(7)
    expect(await actionsOn('speech:same')).toEqual(['speech.change'])
  })

  test('may keep somebody who has left since, and is not given to them anew', async () => {
    const speech_id = await made()
    await rows('UPDATE speech SET staff_id = 9 WHERE speech_id = $1', [speech_id])
    expect((await change(speech_id, 1, { staff_id: 9, venue: '剧场' })).status).toBe(200)
  })

  test('that somebody else has changed since is a conflict; who enrols meanwhile is no change', async () => {
    const speech_id = await made()
    await enrolFor(gateway, speech_id)
    expect((await change(speech_id, 1, { venue: '剧场' })).status).toBe(200)
    expect((await change(speech_id, 1, { venue: '图书馆' })).status).toBe(409)
    expect(await listed(speech_id)).toMatchObject({ enrolled: 1, venue: '剧场' })
  })

  test('that two change at once is changed by one', async () => {
    const speech_id = await made()
    const statuses = await race(
      2,
      async (n) => (await change(speech_id, 1, { title: `第 ${n} 个题目` })).status,
    )
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await actionsOn(`speech:${speech_id}`)).toEqual(['speech.create', 'speech.change'])
  })

  test('that has begun is changed and cancelled no more', async () => {
    await addSpeech(gateway, 'tour', 'begun', { begins: '-10 minutes' })
    expect(await change('begun', 1, { title: '太迟了' })).toMatchObject({
      status: 422,
      msg: '讲座已开始，不能再修改',
    })
    expect(await cancel('begun', 1)).toMatchObject({ status: 422, msg: '讲座已开始，不能再取消' })
    expect(await listed('begun')).toMatchObject({ title: '讲座', state: 'over', revision: 1 })
  })

  test('is not moved to where it would be over', async () => {
    const speech_id = await made()
    const gone = { enrol_from: inDays(-3), start_at: inDays(-2), end_at: inDays(-1) }
    expect((await change(speech_id, 1, gone)).status).toBe(422)
    expect(await revisionOf(speech_id)).toBe(1)
  })
})

describe('places', () => {
  test('are never fewer than people have', async () => {
    const speech_id = await made({ quota: 5 })
    await enrolFor(gateway, speech_id, { people_num: 2 })
    await enrolFor(gateway, speech_id)
    expect(await change(speech_id, 1, { quota: 2 })).toMatchObject({
      status: 400,
      msg: '名额不能少于已报名的人数',
    })
    expect((await change(speech_id, 1, { quota: 3 })).response).toEqual({ revision: 2, moved_up: 0 })
  })

  test('that are added go to who waits and fits, at once, with tickets', async () => {
    const speech_id = await made({ quota: 1 })
    await enrolFor(gateway, speech_id)
    const pair = await enrolFor(gateway, speech_id, { people_num: 2 })
    const second = await enrolFor(gateway, speech_id)
    const third = await enrolFor(gateway, speech_id)
    expect([pair.status, second.status, third.status]).toEqual([2, 2, 2])
    // The pair has waited longest, and does not fit.
    expect((await change(speech_id, 1, { quota: 2 })).response).toEqual({ revision: 2, moved_up: 1 })
    expect(await listed(speech_id)).toMatchObject({ enrolled: 2, waiting: 3, state: 'full' })
    expect((await change(speech_id, 2, { quota: 9 })).response).toEqual({ revision: 3, moved_up: 2 })
    expect(await listed(speech_id)).toMatchObject({ enrolled: 5, waiting: 0, state: 'open' })
    expect(await faultsOf(gateway, speech_id)).toEqual([])
  })

  test('that are added together with another time are there as well', async () => {
    const speech_id = await made({ quota: 1 })
    await enrolFor(gateway, speech_id)
    await enrolFor(gateway, speech_id)
    const moved = { quota: 2, start_at: inDays(8), end_at: inDays(8.1) }
    expect((await change(speech_id, 1, moved)).response).toEqual({ revision: 2, moved_up: 1 })
  })
})

describe('a talk that is cancelled', () => {
  test('stays so, with the reason in the log, and nobody enrols any more', async () => {
    const speech_id = await made()
    await enrolFor(gateway, speech_id)
    expect((await cancel(speech_id, 1)).response).toEqual({ revision: 2 })
    // Once more, by somebody who has not seen it.
    expect((await cancel(speech_id, 1)).response).toEqual({ revision: 2 })
    expect(await listed(speech_id)).toMatchObject({ state: 'cancelled', revision: 2 })
    await expect(enrolFor(gateway, speech_id)).rejects.toMatchObject({ error: { code: 400_012 } })
    expect(await change(speech_id, 2, { quota: 99 })).toMatchObject({
      status: 422,
      msg: '讲座已取消，不能再修改',
    })
    expect(await logOf(`speech:${speech_id}`)).toMatchObject([
      { action: 'speech.create' },
      { action: 'speech.cancel', after: { reason: '场地停用' } },
    ])
  })

  test('was not changed since it was looked at', async () => {
    const speech_id = await made()
    await change(speech_id, 1, { title: '改了题目' })
    expect((await cancel(speech_id, 1)).status).toBe(409)
    expect(await listed(speech_id)).toMatchObject({ state: 'open' })
  })
})

describe('the list', () => {
  const ids = async (tour_id: string, more: object = {}) =>
    (await does('speechRows', { tour_id, ...more })).response.list.map(
      ({ speech_id }: { speech_id: string }) => speech_id,
    )

  test('says where each stands, and finds those that stand so', async () => {
    await addTour(gateway, 'states')
    await addSpeech(gateway, 'states', 's-over', { begins: '-1 day', enrol_from: '-9 days' })
    await addSpeech(gateway, 'states', 's-open', { begins: '1 day' })
    await addSpeech(gateway, 'states', 's-full', { begins: '2 days', quota: 1 })
    await addSpeech(gateway, 'states', 's-coming', { begins: '3 days', enrol_from: '1 day' })
    await addSpeech(gateway, 'states', 's-cancelled', {
      begins: '-2 days',
      enrol_from: '-9 days',
      is_cancelled: true,
    })
    await enrolFor(gateway, 's-full')
    const all = ['s-cancelled', 's-over', 's-open', 's-full', 's-coming']
    expect(await ids('states')).toEqual(all)
    for (const speech_id of all)
      expect(await ids('states', { state: speech_id.slice(2) })).toEqual([speech_id])
    await addTour(gateway, 'closed', { is_open: false })
    await addSpeech(gateway, 'closed', 'c-1')
    expect(await ids('closed', { state: 'over' })).toEqual(['c-1'])
    expect(await ids('unknown')).toEqual([])
  })

  test('finds talks by city and by words of title, venue and speaker', async () => {
    await addTour(gateway, 'found')
    const of = (title: string, more: object = {}) => made({ tour_id: 'found', title, ...more })
    const fees = await of('基金费用 100%')
    const bonds = await of('可转债', { city_id: 'xian', venue: '图书馆' })
    const fraud = await of('防骗课', { staff_id: 8 })
    expect(await ids('found', { city_id: 'xian' })).toEqual([bonds])
    expect(await ids('found', { q: '费用' })).toEqual([fees])
    expect(await ids('found', { q: '图书' })).toEqual([bonds])
    expect(await ids('found', { q: '李老师' })).toEqual([fraud])
    // A character that is a wildcard to the database.
    expect(await ids('found', { q: '%' })).toEqual([fees])
  })

  test('comes part by part, also where several begin at once', async () => {
    await addTour(gateway, 'parts')
    for (const id of ['p-3', 'p-1', 'p-2', 'p-4']) await addSpeech(gateway, 'parts', id)
    await rows(`UPDATE speech SET start_at = CASE WHEN speech_id = 'p-4' THEN start_at - interval '1 day'
      ELSE (SELECT min(start_at) FROM speech WHERE tour_id = 'parts') + interval '5 microseconds' END WHERE tour_id = 'parts'`)
    const found: string[] = []
    let after: string | undefined
    for (let part = 0; part < 4; part += 1) {
      const sent = { tour_id: 'parts', limit: 1, ...(after !== undefined && { after }) }
      const { list, next } = (await does('speechRows', sent)).response
      found.push(...list.map(({ speech_id }: { speech_id: string }) => speech_id))
      after = next ?? undefined
    }
    expect([found, after]).toEqual([['p-4', 'p-1', 'p-2', 'p-3'], undefined])
  })

  test('counts people, in line and let in, those on a ticket that was given back as well', async () => {
    await addTour(gateway, 'people')
    await addSpeech(gateway, 'people', 'people-1', { quota: 3 })
    await addSpeech(gateway, 'people', 'people-2')
    const pair = await enrolFor(gateway, 'people-1', { people_num: 2 })
    const single = await enrolFor(gateway, 'people-1')
    await enrolFor(gateway, 'people-1', { people_num: 2 })
    const door = { member_id: operator.member_id, actor: BY_TEST }
    const scan = (ticket_no: string, more: object = {}) =>
      scanTicket(gateway.ctx, door, {
        scan_id: randomUUID(),
        kind: 'speech',
        occasion_id: 'people-1',
        ticket_no,
        gate: '东门',
        scanned_at: new Date().toISOString(),
        has_let_in: false,
        ...more,
      })
    await scan(pair.ticket_no)
    await scan(pair.ticket_no, { reason: '换门入场' })
    expect(await listed('people-1', 'people')).toMatchObject({ enrolled: 3, waiting: 2, entered: 2 })
    await call(gateway, 'cancelEnrolment', { enroll_no: single.enroll_no }, single.visitor)
    await scan(single.ticket_no, { reason: '主办方同意补位' })
    expect(await listed('people-1', 'people')).toMatchObject({ enrolled: 2, waiting: 2, entered: 3 })
    expect(await listed('people-2', 'people')).toMatchObject({ enrolled: 0, waiting: 0, entered: 0 })
  })
})

test('the log calls a talk by its title', async () => {
  const speech_id = await made({ title: '有题目的讲座' })
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  const { list } = (await does('auditList', { subject: `speech:${speech_id}` }, auditor)).response
  expect(list).toMatchObject([{ action: 'speech.create', subject_name: '有题目的讲座' }])
})
