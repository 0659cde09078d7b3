import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { addOpenDay } from '../testing/open-day'
import { checkInOnce, registerFor } from '../testing/visits'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const EVENT = { title: '走进总部', place: '一楼', notice: '请带身份证', is_open: true }
const session = (at: number, quota = 10) => ({ start_at: fromNow(at), end_at: fromNow(at + 1), quota })
const refusal = ({ status, msg }: { status: number; msg: string }) => [status, msg]

type Session = ReturnType<typeof session> & { session_id: string; state: string }
const rowOf = async (event_id: string) =>
  (await does('openDayRows', {})).response.list.find((one: { event_id: string }) => one.event_id === event_id)
/** The sessions as they are, to be sent again. */
async function sentOf(event_id: string) {
  const { sessions } = await rowOf(event_id)
  return sessions.map(({ session_id, start_at, end_at, quota }: Session) => ({
    session_id,
    start_at,
    end_at,
    quota,
  }))
}
const change = (event_id: string, base_revision: number, more: object) =>
  does('openDayChange', { ...EVENT, sessions: [], ...more, event_id, base_revision })
const cancel = (session_id: string, base_revision: number) =>
  does('openDaySessionCancel', { session_id, base_revision, reason: '场地维修' })

describe('an open day', () => {
  test('is made with its sessions, and shown with them by when they begin', async () => {
    const sessions = [session(30), session(20, 5)]
    const create = () => does('openDayCreate', { ...EVENT, event_id: 'made', sessions })
    expect((await create()).response).toEqual({ event_id: 'made' })
    expect((await create()).status).toBe(409)
    const counted = { used: 0, entered: 0, state: 'coming' }
    expect(await rowOf('made')).toMatchObject({
      ...EVENT,
      revision: 1,
      sessions: [
        { ...sessions[1], ...counted },
        { ...sessions[0], ...counted },
      ],
    })
    expect(await actionsOn('openday:made')).toEqual(['openday.create'])
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    expect((await does('auditList', {}, auditor)).response.list).toContainEqual(
      expect.objectContaining({ action: 'openday.create', subject_name: EVENT.title }),
    )
  })

  test('with a session that has begun, or ends before it begins, is not made at all', async () => {
    const create = (wrong: object) =>
      does('openDayCreate', {
        ...EVENT,
        event_id: 'none',
        sessions: [session(20), { ...session(20), ...wrong }],
      })
    expect(refusal(await create(session(-1)))).toEqual([422, '场次的开始时间已经过去，请重新选择'])
    expect(refusal(await create({ end_at: fromNow(19) }))).toEqual([400, '结束时间要晚于开始时间'])
    expect(await rowOf('none')).toBe(undefined)
  })

  test('says nothing that no page may say', async () => {
    const loud = { ...EVENT, event_id: 'loud', notice: '请带身份证\n跟着买，稳赚不赔', sessions: [] }
    expect(refusal(await does('openDayCreate', loud))).toEqual([422, expect.stringContaining('禁用词')])
    await does('openDayCreate', { ...EVENT, event_id: 'quiet', sessions: [] })
    expect((await change('quiet', 1, { place: '稳赚不赔大厦' })).status).toBe(422)
    expect(await rowOf('quiet')).toMatchObject({ place: EVENT.place, revision: 1 })
  })

  test('takes a text of several lines, and nothing that no database stores', async () => {
    const create = (event_id: string, notice: string) =>
      does('openDayCreate', { ...EVENT, event_id, notice, sessions: [] })
    expect((await create('lines', '请带身份证\n请提前十分钟到场')).status).toBe(200)
    expect((await create('no-lines', '请带\u0000身份证')).status).toBe(400)
  })

  test('is changed with its sessions: who is named is another, null is new, who is not named stays', async () => {
    await addOpenDay(gateway, 'changed', [{ at: 20 }, { at: 30 }, { at: 40 }])
    const [first, second] = await sentOf('changed')
    const sessions = [
      { ...second, quota: 7 },
      { session_id: null, ...session(10, 3) },
    ]
    expect((await change('changed', 1, { title: '走进分部', sessions })).response).toEqual({ revision: 2 })
    expect((await change('changed', 1, {})).status).toBe(409)
    const { sessions: shown, ...event } = await rowOf('changed')
    expect(event).toMatchObject({ title: '走进分部', revision: 2 })
    expect(shown).toMatchObject([{ quota: 3 }, first, { ...second, quota: 7 }, { session_id: 'changed-3' }])
    const [log] = await logOf('openday:changed')
    expect(log).toMatchObject({
      action: 'openday.change',
      before: { title: EVENT.title, sessions: [second] },
      after: { title: '走进分部', sessions: [{ ...second, quota: 7 }, { quota: 3 }] },
    })
  })

  test('counts a change of its sessions alone, and none where all is sent as it is', async () => {
    await addOpenDay(gateway, 'same')
    const [only] = await sentOf('same')
    const written = { ...only, start_at: only.start_at.replace('Z', '+00:00') }
    expect((await change('same', 1, { sessions: [written] })).response).toEqual({ revision: 1 })
    expect(await actionsOn('openday:same')).toEqual([])
    expect((await change('same', 1, { sessions: [{ ...only, quota: 11 }] })).response).toEqual({
      revision: 2,
    })
  })

  test('keeps what has begun or was cancelled as it was, and takes it unchanged beside what is another', async () => {
    await addOpenDay(gateway, 'past', [{ at: -1 }, { at: 20, is_cancelled: true }, { at: 30 }])
    const [begun, cancelled, coming] = await sentOf('past')
    const withQuota = (one: object) => change('past', 1, { sessions: [{ ...one, quota: 99 }] })
    expect(refusal(await withQuota(begun))).toEqual([422, '场次已开始，不能再修改'])
    expect(refusal(await withQuota(cancelled))).toEqual([422, '场次已取消，不能再修改'])
    expect(refusal(await change('past', 1, { sessions: [{ ...coming, ...session(-2) }] }))).toEqual([
      422,
      '场次的开始时间已经过去，请重新选择',
    ])
    const sessions = [begun, cancelled, { ...coming, quota: 12 }]
    expect((await change('past', 1, { sessions })).response).toEqual({ revision: 2 })
  })

  test('changes all or nothing: no session of another, none twice, none that ends before it begins', async () => {
    await addOpenDay(gateway, 'whole', [{}, {}])
    await addOpenDay(gateway, 'other')
    const [first] = await sentOf('whole')
    const [foreign] = await sentOf('other')
    const withWrong = (wrong: object) =>
      change('whole', 1, { title: '没有改成', sessions: [{ ...first, quota: 99 }, wrong] })
    expect((await withWrong({ ...foreign, quota: 99 })).status).toBe(404)
    expect(refusal(await withWrong(first))).toEqual([400, '同一场次填写了两次，请刷新后重试'])
    expect((await withWrong({ session_id: null, ...session(-1) })).status).toBe(422)
    const upside = { session_id: 'whole-2', ...session(20), end_at: fromNow(19) }
    expect(refusal(await withWrong(upside))).toEqual([400, '结束时间要晚于开始时间'])
    expect(await rowOf('whole')).toMatchObject({
      ...EVENT,
      revision: 1,
      sessions: [{ quota: 10 }, { quota: 10 }],
    })
    expect(await rowOf('other')).toMatchObject({ sessions: [{ quota: 10 }] })
  })

  test('never has fewer places than people', async () => {
    await addOpenDay(gateway, 'taken')
    await registerFor(gateway, 'taken-1', { people_num: 3 })
    const [only] = await sentOf('taken')
    const withQuota = (quota: number) => change('taken', 1, { sessions: [{ ...only, quota }] })
    expect(refusal(await withQuota(2))).toEqual([400, '名额不能少于已报名的人数'])
    // A new registration does not count as a change.
    expect((await withQuota(3)).response).toEqual({ revision: 2 })
  })

  test('counts who was let in, each ticket once', async () => {
    await addOpenDay(gateway, 'entered', [{}, {}])
    const { ticket_no } = await registerFor(gateway, 'entered-1', { people_num: 2 })
    await registerFor(gateway, 'entered-1', { people_num: 3 })
    for (const forced_why of [null, '补办']) await checkInOnce(gateway, operator, { ticket_no, forced_why })
    expect(await rowOf('entered')).toMatchObject({
      sessions: [
        { used: 5, entered: 2 },
        { used: 0, entered: 0 },
      ],
    })
  })

  test('that two change at once is changed by one', async () => {
    await addOpenDay(gateway, 'both')
    const statuses = await race(2, async (n) => (await change('both', 1, { title: `第 ${n} 个人改` })).status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('that nobody has made is not changed', async () => {
    expect([(await change('nothing', 1, {})).status, (await cancel('nothing-1', 1)).status]).toEqual([
      404, 404,
    ])
  })

  test('comes before those whose last date is earlier, and without any date first', async () => {
    await addOpenDay(gateway, 'order-old', [{ at: 20 }, { at: 200 }])
    await addOpenDay(gateway, 'order-new', [{ at: 300 }])
    await addOpenDay(gateway, 'order-empty', [])
    const { list } = (await does('openDayRows', {})).response
    const ids = list.map(({ event_id }: { event_id: string }) => event_id)
    expect(ids.filter((id: string) => id.startsWith('order-'))).toEqual([
      'order-empty',
      'order-new',
      'order-old',
    ])
  })
})

describe('a session that is cancelled', () => {
  test('is so once and for good, and counts as a change of its open day', async () => {
    await addOpenDay(gateway, 'off', [{}, {}])
    expect((await cancel('off-1', 2)).status).toBe(409)
    expect((await cancel('off-1', 1)).response).toEqual({ revision: 2 })
    expect((await cancel('off-1', 1)).response).toEqual({ revision: 2 })
    expect(await rowOf('off')).toMatchObject({
      revision: 2,
      sessions: [
        { session_id: 'off-1', state: 'cancelled' },
        { session_id: 'off-2', state: 'coming' },
      ],
    })
    const log = await logOf('openday:off')
    expect(log).toMatchObject([
      { action: 'openday.cancel_session', after: { session_id: 'off-1', reason: '场地维修' } },
    ])
  })

  test('had not begun by then', async () => {
    await addOpenDay(gateway, 'begun', [{ at: 0 }])
    expect(refusal(await cancel('begun-1', 1))).toEqual([422, '场次已开始，不能再取消'])
    expect(await rows(`SELECT is_cancelled FROM openday_session WHERE session_id = 'begun-1'`)).toEqual([
      { is_cancelled: false },
    ])
  })
})
