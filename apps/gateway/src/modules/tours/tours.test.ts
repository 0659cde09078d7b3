import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addSpeech, addTour } from './testing/talks'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await addTour(gateway, 'running')
  await addTour(gateway, 'later', { from: '1 day' })
  await addTour(gateway, 'over', { from: '-9 days', until: '-1 day' })
  await addTour(gateway, 'closed', { is_open: false })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const run = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const home = async (tour_id: string, visitor?: SignedIn) =>
  (await call(gateway, 'tourHome', { tour_id }, visitor)).response
const light = (visitor: SignedIn, city_id: string, tour_id = 'running') =>
  call(gateway, 'lightenCity', { tour_id, city_id }, visitor)
const like = (visitor: SignedIn, target_id: string, target_type: 'speech' | 'comment' = 'speech') =>
  call(gateway, 'giveThumbsUp', { target_type, target_id }, visitor)

test('a tour tells where it stands; one that nobody knows is none', async () => {
  const statuses = []
  for (const tour_id of ['later', 'running', 'over', 'closed']) statuses.push((await home(tour_id)).status)
  expect(statuses).toEqual([1, 2, 3, 3])
  expect((await call(gateway, 'tourHome', { tour_id: 'unknown' })).code).toBe(400010)
})

test('a tour that is open is filed', async () => {
  await expect(run(`UPDATE tour SET filing_no = '' WHERE tour_id = 'running'`)).rejects.toThrow('tour_filed')
})

test('a city is lit once by each visitor, and by enough of them', async () => {
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  expect((await light(ann, 'xian')).response).toEqual({
    city_id: 'xian',
    light_count: 1,
    threshold: 2,
    is_lit: false,
  })
  expect((await light(ann, 'xian')).response).toMatchObject({ light_count: 1 })
  expect(await light(ann, 'beijing')).toMatchObject({ code: 400013, response: null })
  expect((await light(ben, 'xian')).response).toMatchObject({ light_count: 2, is_lit: true })
  expect(await home('running', ann)).toMatchObject({
    my_city_id: 'xian',
    cities: [
      { city_id: 'xian', light_count: 2, is_lit: true },
      { city_id: 'beijing', light_count: 0, is_lit: false },
    ],
  })
  expect((await home('running')).my_city_id).toBe('')
  expect((await light(ben, 'paris')).code).toBe(404001)
})

test('twenty taps at two cities at once light one of them, once', async () => {
  const ann = await signIn(gateway)
  await addTour(gateway, 'taps')
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await light(ann, n % 2 ? 'xian' : 'beijing', 'taps')).code),
  )
  expect(new Set(codes)).toEqual(new Set([1, 400013]))
  const { cities } = await home('taps')
  expect(cities.map(({ light_count }: { light_count: number }) => light_count).sort()).toEqual([0, 1])
})

test('what has not begun or is over takes no lights', async () => {
  const ann = await signIn(gateway)
  expect((await light(ann, 'xian', 'later')).code).toBe(400011)
  expect((await light(ann, 'xian', 'over')).code).toBe(400012)
  expect((await light(ann, 'xian', 'closed')).code).toBe(400012)
})

test('talks come as they are next, then those that are over, each with where it stands', async () => {
  await addTour(gateway, 'talks')
  await addSpeech(gateway, 'talks', 'next', { begins: '2 days' })
  await addSpeech(gateway, 'talks', 'after', { begins: '3 days', enrol_from: '1 day' })
  await addSpeech(gateway, 'talks', 'full', { begins: '4 days', quota: 1 })
  await addSpeech(gateway, 'talks', 'past', { begins: '-3 days', enrol_from: '-9 days' })
  await addSpeech(gateway, 'talks', 'just-past', { begins: '-1 day', enrol_from: '-9 days' })
  await addSpeech(gateway, 'talks', 'cancelled', { begins: '9 days', is_cancelled: true })
  await run(`UPDATE speech SET enrolled = 1 WHERE speech_id = 'full'`)
  const list = async (query: object) =>
    (await call(gateway, 'speechList', { tour_id: 'talks', ...query })).response
  const { list: all, total } = await list({})
  expect(
    all.map(({ speech_id, status }: { speech_id: string; status: number }) => [speech_id, status]),
  ).toEqual([
    ['next', 2],
    ['after', 1],
    ['full', 3],
    ['cancelled', 4],
    ['just-past', 4],
    ['past', 4],
  ])
  expect(total).toBe(6)
  expect(all[0]).toMatchObject({
    city: '北京',
    lecturer: { name: '王老师', no: 'S1' },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    time: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
    is_enrolled: false,
    is_waiting: false,
  })
  expect(await list({ status: 4, page: 2, page_size: 2 })).toMatchObject({
    total: 3,
    list: [{ speech_id: 'past' }],
  })
  expect(await list({ city_id: 'xian' })).toMatchObject({ total: 0, list: [] })
  expect((await home('talks')).cities).toMatchObject([{ speeches: 0 }, { city_id: 'beijing', speeches: 3 }])
})

test('posters come in their order, those of a city with those of the whole tour', async () => {
  await run(`INSERT INTO tour_poster (poster_id, tour_id, city_id, image, title, position) VALUES
    ('p-2', 'running', 'xian', '/a.png', '西安', 2), ('p-1', 'running', NULL, '/b.png', '全部', 1),
    ('p-3', 'running', 'beijing', '/c.png', '北京', 3)`)
  const list = async (query: object) =>
    (await call(gateway, 'posterList', { tour_id: 'running', ...query })).response
  expect(await list({})).toMatchObject({
    total: 3,
    list: [{ poster_id: 'p-1', city: '' }, { poster_id: 'p-2', city: '西安' }, { poster_id: 'p-3' }],
  })
  expect(await list({ city_id: 'xian' })).toMatchObject({
    total: 2,
    list: [{ poster_id: 'p-1' }, { poster_id: 'p-2' }],
  })
})

test('a talk is liked once by each, also when its tour is over', async () => {
  await addSpeech(gateway, 'over', 'liked', { begins: '-5 days', enrol_from: '-8 days' })
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  await Promise.all(Array.from({ length: 10 }, () => like(ann, 'liked')))
  expect((await like(ann, 'liked')).response).toEqual({ thumbs_up: 1, is_thumbed: 1 })
  expect((await like(ben, 'liked')).response.thumbs_up).toBe(2)
  const { list } = (await call(gateway, 'speechList', { tour_id: 'over' }, ann)).response
  expect(list).toMatchObject([{ thumbs_up: 2, is_thumbed: true }])
  for (const target of ['unknown', '17']) expect((await like(ann, target)).code).toBe(404001)
  for (const target of ['unknown', '999999999'])
    expect((await like(ann, target, 'comment')).code).toBe(404001)
  expect(await run(`SELECT FROM tour_like WHERE uid = ${ann.uid}`)).toHaveLength(1)
})

test('who writes or enrols is logged in', async () => {
  for (const [id, fields] of [
    ['lightenCity', { tour_id: 'running', city_id: 'xian' }],
    ['giveThumbsUp', { target_type: 'speech', target_id: 'x' }],
    ['userComment', { tour_id: 'running', content: '好' }],
    ['tourEnroll', { speech_id: 'x' }],
    ['myEnrolments', {}],
    ['cancelEnrolment', { enroll_no: 'x' }],
  ] as const)
    expect(await call(gateway, id, fields as never), id).toMatchObject({ status: 403, code: 400003 })
})
