import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { scanTicket } from '../../tickets/check-in/scan-ticket'
import { cancelEnrolment } from '../cancel-enrolment'
import { enrolFor } from '../testing/enrol-for'
import { addSpeech, addTour, faultsOf } from '../testing/talks'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const BEIJING = { city_id: 'beijing', name: '北京' }
const XIAN = { city_id: 'xian', name: '西安' }
const TOUR = {
  title: '春季巡讲',
  year: 2027,
  filing_no: '备 2027-1',
  light_threshold: 3,
  start_at: inDays(-1),
  end_at: inDays(60),
  is_open: true,
  cities: [BEIJING, XIAN],
}
const create = (tour_id: string, more: object = {}) => does('tourCreate', { ...TOUR, ...more, tour_id })
const change = (tour_id: string, base_revision: number, more: object = {}) =>
  does('tourChange', { ...TOUR, ...more, tour_id, base_revision })
const listed = async (tour_id: string) =>
  (await does('tourRows', {})).response.list.find((row: { tour_id: string }) => row.tour_id === tour_id)
const citiesOf = async (tour_id: string) =>
  (await listed(tour_id)).cities.map(({ city_id, name }: typeof BEIJING) => [city_id, name])

describe('a tour', () => {
  test('is made with its cities in their order, and is there for visitors', async () => {
    expect((await create('made')).response).toEqual({ tour_id: 'made' })
    expect((await create('made')).status).toBe(409)
    expect(await citiesOf('made')).toEqual([
      ['beijing', '北京'],
      ['xian', '西安'],
    ])
    const home = (await call(gateway, 'tourHome', { tour_id: 'made' })).response
    expect(home).toMatchObject({ title: '春季巡讲', filing_no: '备 2027-1', cities: [BEIJING, XIAN] })
    expect(await actionsOn('tour:made')).toEqual(['tour.create'])
  })

  test('is changed with its cities, which get another order and another name, with what changed in the log', async () => {
    await create('changed')
    const cities = [{ ...XIAN, name: '西安城' }, { city_id: 'chengdu', name: '成都' }, BEIJING]
    expect((await change('changed', 1, { title: '夏季巡讲', cities })).response).toEqual({ revision: 2 })
    expect(await citiesOf('changed')).toEqual([
      ['xian', '西安城'],
      ['chengdu', '成都'],
      ['beijing', '北京'],
    ])
    expect((await logOf('tour:changed')).at(-1)).toEqual({
      action: 'tour.change',
      who: `member:${operator.member_id}`,
      before: { title: '春季巡讲', cities: [BEIJING, XIAN] },
      after: { title: '夏季巡讲', cities },
    })
  })

  test('that stays as it is keeps its revision and its moments, and has no line in the log', async () => {
    await create('same')
    // Finer than the precision of a reported time.
    await rows(`UPDATE tour SET start_at = start_at + interval '7 microseconds' WHERE tour_id = 'same'`)
    const { start_at, end_at } = await listed('same')
    expect((await change('same', 1, { start_at, end_at })).response).toEqual({ revision: 1 })
    expect((await change('same', 1, { start_at, end_at, year: 2028 })).response).toEqual({ revision: 2 })
    const [kept] = await rows(
      `SELECT extract(microseconds FROM start_at)::int % 1000 AS rest FROM tour WHERE tour_id = 'same'`,
    )
    expect(kept).toEqual({ rest: 7 })
    expect(await actionsOn('tour:same')).toEqual(['tour.create', 'tour.change'])
  })

  test('that somebody else has changed since is a conflict, one that is not there is not found', async () => {
    await create('stale')
    await change('stale', 1, { year: 2030 })
    expect((await change('stale', 1, { year: 2031 })).status).toBe(409)
    expect((await change('unknown', 1)).status).toBe(404)
  })

  test('that two change at once is changed by one', async () => {
    await create('raced')
    const statuses = await race(2, async (n) => (await change('raced', 1, { year: 2040 + n })).status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await actionsOn('tour:raced')).toEqual(['tour.create', 'tour.change'])
  })

  test.each([
    ['open without a filing number', { filing_no: '' }, '开放报名前请填写备案号'],
    ['over before it begins', { end_at: inDays(-2) }, '结束时间必须晚于开始时间，请修改时间'],
    ['with a city twice', { cities: [BEIJING, BEIJING] }, '城市编号“beijing”填写了两次，请修改其中一个'],
  ])('%s is refused in words', async (_what, more, words) => {
    const id = `refused-${randomUUID()}`
    expect(await create(id, more)).toMatchObject({ status: 400, msg: words })
    await create(id)
    expect(await change(id, 1, more)).toMatchObject({ status: 400, msg: words })
    expect(await citiesOf(id)).toHaveLength(2)
  })

  test('says nothing that no page may say, nor do its cities and posters', async () => {
    expect((await create('loud', { title: '稳赚不赔巡讲' })).status).toBe(422)
    expect((await create('loud', { cities: [{ city_id: 'x', name: '稳赚不赔' }] })).status).toBe(422)
    await create('quiet')
    expect((await change('quiet', 1, { title: '稳赚不赔巡讲' })).status).toBe(422)
    const poster = {
      poster_id: null,
      city_id: null,
      image: '/assets/a.png',
      title: '稳赚不赔',
      share_url: '',
    }
    const saved = await does('tourPosterSave', { tour_id: 'quiet', base_revision: 1, posters: [poster] })
    expect([saved.status, saved.msg]).toEqual([422, expect.stringContaining('禁用词')])
    expect(await listed('quiet')).toMatchObject({ title: TOUR.title, posters: 0, revision: 1 })
  })

  test('that is closed needs no filing number', async () => {
    expect((await create('unfiled', { filing_no: '', is_open: false })).status).toBe(200)
  })

  test('gives what became free while it was closed to who waits, once it is open again', async () => {
    await addTour(gateway, 'reopened')
    await addSpeech(gateway, 'reopened', 'reopened-talk', { quota: 1 })
    const holder = await enrolFor(gateway, 'reopened-talk')
    await enrolFor(gateway, 'reopened-talk')
    const { start_at, end_at } = await listed('reopened')
    const open = (base_revision: number, is_open: boolean) =>
      change('reopened', base_revision, { start_at, end_at, is_open })
    await open(1, false)
    await cancelEnrolment(gateway.ctx, holder.enroll_no, holder.visitor.uid)
    expect(await listed('reopened')).toMatchObject({ enrolled: 0, waiting: 1 })
    expect((await open(2, true)).response).toEqual({ revision: 3 })
    expect(await listed('reopened')).toMatchObject({ enrolled: 1, waiting: 0 })
    expect(await faultsOf(gateway, 'reopened-talk')).toEqual([])
  })
})

describe('a city', () => {
  const without = (tour_id: string, base_revision = 1) =>
    change(tour_id, base_revision, { cities: [BEIJING] })

  test('that nothing is in is removed', async () => {
    await create('lost-city')
    expect((await without('lost-city')).response).toEqual({ revision: 2 })
    expect(await citiesOf('lost-city')).toEqual([['beijing', '北京']])
    expect((await change('lost-city', 2, { cities: [] })).response).toEqual({ revision: 3 })
  })

  test.each([
    [
      '讲座',
      'talk',
      `INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, staff_id, quota, is_cancelled)
       VALUES ('in-xian', 'in-talk', 'xian', '讲座', now(), now() + interval '1 day', now() + interval '2 days', '会堂', 7, 9, true)`,
    ],
    [
      '海报',
      'poster',
      `INSERT INTO tour_poster (poster_id, tour_id, city_id, image, title) VALUES ('in-xian', 'in-poster', 'xian', '/assets/a.png', '西安站')`,
    ],
    ['客户点亮', 'light', undefined],
  ])('that has a %s stays, and the refusal names it', async (by, kind, statement) => {
    await rows(`INSERT INTO staff (staff_id, name) VALUES (7, '王老师') ON CONFLICT DO NOTHING`)
    const tour_id = `in-${kind}`
    await create(tour_id)
    expect((await listed(tour_id)).cities).toMatchObject([{ is_used: false }, { is_used: false }])
    if (statement) await rows(statement)
    else {
      const visitor = await signIn(gateway)
      expect((await call(gateway, 'lightenCity', { tour_id, city_id: 'xian' }, visitor)).code).toBe(1)
    }
    expect((await listed(tour_id)).cities).toMatchObject([{ is_used: false }, { is_used: true }])
    expect(await without(tour_id)).toMatchObject({ status: 409, msg: `“西安”已有${by}，不能删除` })
    expect(await citiesOf(tour_id)).toHaveLength(2)
    // It may still be called something else.
    expect(
      (await change(tour_id, 1, { cities: [{ ...XIAN, name: '长安' }, BEIJING] })).response.revision,
    ).toBe(2)
  })
})

describe('the list', () => {
  test('has the last to begin first, and where each stands by the clock of the database', async () => {
    await create('list-over', { start_at: inDays(-400), end_at: inDays(-300) })
    await create('list-closed', { start_at: inDays(-399), end_at: inDays(300), is_open: false })
    await create('list-on', { start_at: inDays(-398), end_at: inDays(300) })
    await create('list-coming', { start_at: inDays(200), end_at: inDays(300) })
    const { list } = (await does('tourRows', {})).response
    const own = list.filter(({ tour_id }: { tour_id: string }) => tour_id.startsWith('list-'))
    expect(own.map(({ tour_id, state }: Record<string, string>) => [tour_id, state])).toEqual([
      ['list-coming', 'coming'],
      ['list-on', 'on'],
      ['list-closed', 'over'],
      ['list-over', 'over'],
    ])
  })

  test('counts talks, people, comments, posters and lights of each tour by itself', async () => {
    await addTour(gateway, 'counted')
    await addSpeech(gateway, 'counted', 'counted-1', { quota: 2 })
    await addSpeech(gateway, 'counted', 'counted-2', { quota: 5 })
    await addSpeech(gateway, 'counted', 'counted-3', { quota: 9 })
    const first = await enrolFor(gateway, 'counted-1', { people_num: 2 })
    await enrolFor(gateway, 'counted-1', { people_num: 2 })
    await enrolFor(gateway, 'counted-1')
    await enrolFor(gateway, 'counted-2')
    await enrolFor(gateway, 'counted-3')
    await does('speechCancel', { speech_id: 'counted-3', base_revision: 1, reason: '场地停用' })
    await scanTicket(
      gateway.ctx,
      { member_id: operator.member_id, actor: BY_TEST },
      {
        scan_id: randomUUID(),
        kind: 'speech',
        occasion_id: 'counted-1',
        ticket_no: first.ticket_no,
        gate: '东门',
        scanned_at: new Date().toISOString(),
        has_let_in: false,
      },
    )
    await call(gateway, 'lightenCity', { tour_id: 'counted', city_id: 'xian' }, first.visitor)
    await call(gateway, 'userComment', { tour_id: 'counted', content: '什么时候来西安？' }, first.visitor)
    await rows(`INSERT INTO tour_poster (poster_id, tour_id, image, title) VALUES
      ('counted-a', 'counted', '/assets/a.png', '一'), ('counted-b', 'counted', '/assets/b.png', '二')`)
    await create('counted-beside')

    expect(await listed('counted')).toMatchObject({
      speeches: 2,
      quota: 7,
      enrolled: 3,
      waiting: 3,
      entered: 2,
      held_comments: 1,
      posters: 2,
      cities: [
        { city_id: 'xian', light_count: 1, speeches: 0, is_used: true },
        { city_id: 'beijing', light_count: 0, speeches: 2, is_used: true },
      ],
    })
    expect(await listed('counted-beside')).toMatchObject({
      speeches: 0,
      quota: 0,
      enrolled: 0,
      waiting: 0,
      entered: 0,
      held_comments: 0,
      posters: 0,
      cities: [{ light_count: 0 }, { light_count: 0 }],
    })
  })
})

describe('posters', () => {
  const POSTER = { poster_id: null, city_id: null, image: '/assets/a.png', title: '全国巡讲', share_url: '' }
  const save = (tour_id: string, base_revision: number, posters: (typeof POSTER | Poster)[]) =>
    does('tourPosterSave', { tour_id, base_revision, posters })
  const shown = async (tour_id: string): Promise<Poster[]> =>
    (await does('tourPosterRows', { tour_id })).response.list
  interface Poster {
    poster_id: string | null
    city_id: string | null
    image: string
    title: string
    share_url: string
  }

  test('are saved in their order, and visitors see them so; what is left out is gone', async () => {
    await create('shown')
    const xian = { ...POSTER, city_id: 'xian', title: '西安站', share_url: '/h5-page/xunjiang' }
    expect((await save('shown', 1, [POSTER, xian])).response).toEqual({ revision: 2 })
    const [all, own] = (await shown('shown')) as [Poster, Poster]
    expect([all.title, own.title, own.city_id]).toEqual(['全国巡讲', '西安站', 'xian'])

    const next = [
      { ...own, title: '西安专场' },
      { ...POSTER, title: '新海报' },
    ]
    expect((await save('shown', 2, next)).response).toEqual({ revision: 3 })
    const seen = (await call(gateway, 'posterList', { tour_id: 'shown' })).response.list
    expect(seen.map(({ title, city }: Record<string, string>) => [title, city])).toEqual([
      ['西安专场', '西安'],
      ['新海报', ''],
    ])
    expect((await shown('shown')).map(({ poster_id }) => poster_id)).toEqual([
      own.poster_id,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
    expect((await save('shown', 3, [])).response).toEqual({ revision: 4 })
    expect((await does('tourPosterRows', { tour_id: 'shown' })).response).toEqual({ revision: 4, list: [] })
    expect(await actionsOn('tour:shown')).toEqual([
      'tour.create',
      'tour.posters',
      'tour.posters',
      'tour.posters',
    ])
  })

  test('that stay as they are keep the revision', async () => {
    await create('still')
    await save('still', 1, [POSTER])
    expect((await save('still', 2, await shown('still'))).response).toEqual({ revision: 2 })
    expect(await actionsOn('tour:still')).toEqual(['tour.create', 'tour.posters'])
  })

  test('are a change of their tour: of two at once one is told, and who has an older tour too', async () => {
    await create('guarded')
    const statuses = await race(2, async (n) => {
      const posters = [{ ...POSTER, title: `第 ${n} 个人的海报` }]
      return (await save('guarded', 1, posters)).status
    })
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await shown('guarded')).toHaveLength(1)
    expect((await change('guarded', 1, { year: 2050 })).status).toBe(409)
  })

  test('of another tour, of none, or twice the same are refused', async () => {
    await create('owner')
    await create('taker')
    await save('owner', 1, [POSTER])
    const [foreign] = (await shown('owner')) as [Poster]
    const refused = { status: 400, msg: expect.stringContaining('不属于这场巡讲') }
    expect(await save('taker', 1, [foreign])).toMatchObject(refused)
    expect(await save('taker', 1, [{ ...POSTER, poster_id: 'made-up' }])).toMatchObject(refused)
    expect(await save('owner', 2, [foreign, foreign])).toMatchObject(refused)
    expect(await shown('owner')).toEqual([foreign])
    expect(await shown('taker')).toEqual([])
  })

  test('of a city that the tour does not have are refused, and those that lead where no page may', async () => {
    await create('strict')
    expect(await save('strict', 1, [{ ...POSTER, city_id: 'lhasa' }])).toMatchObject({
      status: 400,
      msg: '巡讲里没有海报选择的城市，请重新选择',
    })
    for (const share_url of ['javascript:alert(1)', 'https://evil.com/'])
      expect(await save('strict', 1, [{ ...POSTER, share_url }])).toMatchObject({
        status: 400,
        msg: expect.stringContaining('“全国巡讲”的链接不能使用'),
      })
    expect((await save('strict', 1, [{ ...POSTER, share_url: 'https://h5.example.com/a' }])).status).toBe(200)
  })

  test('of a tour that is not there are not found', async () => {
    expect((await does('tourPosterRows', { tour_id: 'unknown' })).status).toBe(404)
    expect((await save('unknown', 1, [])).status).toBe(404)
  })
})

test('the log calls a tour by its title', async () => {
  await create('named', { title: '有名字的巡讲' })
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  const { list } = (await does('auditList', { subject: 'tour:named' }, auditor)).response
  expect(list).toMatchObject([{ action: 'tour.create', subject_name: '有名字的巡讲' }])
})
