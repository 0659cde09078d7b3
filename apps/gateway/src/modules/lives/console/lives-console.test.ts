import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { consoleOf } from '../../testing/console'
import { eventually } from '../../testing/eventually'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await rows(`INSERT INTO staff (staff_id, name, cert_no, status) VALUES
    (1, '王老师', 'S0000000000001', 'active'), (2, '李老师', '', 'active'), (3, '赵老师', '', 'left')`)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const LIVE = {
  title: '看懂一张资产负债表',
  staff_id: 1,
  start_at: fromNow(600),
  end_at: fromNow(660),
  cover: '',
  url: 'https://h5.example.com/live',
  replay_url: '',
  page_code: null,
}
const ENDED = { start_at: fromNow(-120), end_at: fromNow(-60) }

const make = (more: object = {}) => does('liveCreate', { ...LIVE, ...more })
const made = async (more: object = {}): Promise<string> => (await make(more)).response.live_id
const change = (live_id: string, base_revision: number, more: object = {}) =>
  does('liveChange', { ...LIVE, ...more, live_id, base_revision })
const cancel = (live_id: string, base_revision: number) =>
  does('liveCancel', { live_id, base_revision, reason: '主讲人生病' })
const rowOf = async (live_id: string) =>
  (await does('liveRows', { limit: 100 })).response.list.find(
    (one: { live_id: string }) => one.live_id === live_id,
  )
/** Moves one to another time, as if it had been made then. */
const shift = (live_id: string, times: { start_at: string; end_at: string }) =>
  rows('UPDATE live_event SET start_at = $2, end_at = $3 WHERE live_id = $1', [
    live_id,
    times.start_at,
    times.end_at,
  ])
const refusal = ({ status, msg }: { status: number; msg: string }) => [status, msg]

describe('a live stream', () => {
  test('is made and changed, each with a line in the log that says what was another', async () => {
    const live_id = await made()
    expect(
      (await change(live_id, 1, { title: '新的题目', staff_id: 2, page_code: 'week' })).response,
    ).toEqual({
      revision: 2,
    })
    expect((await change(live_id, 1, { title: '别人的题目' })).status).toBe(409)
    expect(await rowOf(live_id)).toMatchObject({
      ...LIVE,
      live_id,
      title: '新的题目',
      staff_id: 2,
      speaker: '李老师',
      adviser_no: '',
      page_code: 'week',
      state: 'coming',
      revision: 2,
    })
    const [, changed] = await logOf(`live:${live_id}`)
    expect(changed).toMatchObject({
      action: 'live.change',
      before: { title: LIVE.title, page_code: null },
      after: { title: '新的题目', page_code: 'week' },
    })
    const { list } = (await does('auditList', {}, await signInMember(gateway, { roles: ['auditor'] })))
      .response
    expect(list).toContainEqual(expect.objectContaining({ action: 'live.create', subject_name: '新的题目' }))
  })

  test('that is sent as it is, its times written otherwise, is no change', async () => {
    const live_id = await made({ start_at: '2098-03-01T20:00:00+08:00', end_at: '2098-03-01T21:00:00+08:00' })
    const same = { start_at: '2098-03-01T12:00:00Z', end_at: '2098-03-01T13:00:00.000Z' }
    expect((await change(live_id, 1, same)).response).toEqual({ revision: 1 })
    expect(await actionsOn(`live:${live_id}`)).toEqual(['live.create'])
  })

  test('of somebody who is not there, or has left, is refused; who leaves later stays its speaker', async () => {
    for (const staff_id of [3, 99]) {
      expect(refusal(await make({ staff_id }))).toEqual([400, '没有这位主讲人，请重新选择'])
    }
    const live_id = await made()
    expect((await change(live_id, 1, { staff_id: 3 })).status).toBe(400)
    await rows(`INSERT INTO staff (staff_id, name) VALUES (4, '钱老师')`)
    expect((await change(live_id, 1, { staff_id: 4 })).status).toBe(200)
    await rows(`UPDATE staff SET status = 'left' WHERE staff_id = 4`)
    expect((await change(live_id, 2, { staff_id: 4, title: '换了题目' })).response).toEqual({ revision: 3 })
  })

  test('says nothing that no page may say', async () => {
    expect(refusal(await make({ title: '跟着买，稳赚不赔' }))).toEqual([
      422,
      expect.stringContaining('禁用词'),
    ])
    const live_id = await made()
    expect((await change(live_id, 1, { title: '跟着买，稳赚不赔' })).status).toBe(422)
    expect(await rowOf(live_id)).toMatchObject({ title: LIVE.title, revision: 1 })
  })

  test('ends after it begins', async () => {
    const words = [400, '结束时间要晚于开始时间']
    const upside = { start_at: fromNow(90), end_at: fromNow(60) }
    expect(refusal(await make(upside))).toEqual(words)
    const live_id = await made()
    expect(refusal(await change(live_id, 1, upside))).toEqual(words)
    expect(await rowOf(live_id)).toMatchObject({ start_at: LIVE.start_at, revision: 1 })
  })

  test('that is over before it is made needs an address where it is seen again', async () => {
    const words = [422, '直播的时间已经过去，请重新选择，或者填写回放地址']
    expect(refusal(await make({ ...ENDED, title: '没有回放' }))).toEqual(words)
    expect((await does('liveRows', { q: '没有回放' })).response.list).toEqual([])
    const archived = await made({ ...ENDED, replay_url: 'https://h5.example.com/replay' })
    expect(await rowOf(archived)).toMatchObject({ state: 'over' })
    const coming = await made()
    expect(refusal(await change(coming, 1, ENDED))).toEqual(words)
    expect(await rowOf(coming)).toMatchObject({ state: 'coming', revision: 1 })
  })

  test('that is over takes its replay, cover and title, and no other time', async () => {
    const live_id = await made()
    await shift(live_id, ENDED)
    expect(refusal(await change(live_id, 1))).toEqual([422, '直播已结束，不能再改时间'])
    const later = {
      ...ENDED,
      title: '回放',
      replay_url: 'https://h5.example.com/replay',
      cover: '/assets/a.png',
    }
    expect((await change(live_id, 1, later)).response).toEqual({ revision: 2 })
    expect(await rowOf(live_id)).toMatchObject({ ...later, state: 'over' })
  })

  test('that is on can be given a later end', async () => {
    const live_id = await made({ start_at: fromNow(-30), end_at: fromNow(30) })
    const longer = { start_at: (await rowOf(live_id)).start_at, end_at: fromNow(60) }
    expect((await change(live_id, 1, longer)).response).toEqual({ revision: 2 })
    expect(await rowOf(live_id)).toMatchObject({ end_at: longer.end_at, state: 'on' })
  })

  test('that two change at once is changed by one', async () => {
    const live_id = await made()
    const statuses = await race(
      2,
      async (n) => (await change(live_id, 1, { title: `第 ${n} 个人改` })).status,
    )
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('that nobody has made is not changed', async () => {
    expect([(await change('nothing', 1)).status, (await cancel('nothing', 1)).status]).toEqual([404, 404])
  })
})

describe('a live stream that is cancelled', () => {
  test('is so once and for good, and in no calendar any more', async () => {
    const live_id = await made()
    const visitor = await signIn(gateway)
    const reserve = () => call(gateway, 'liveReserve', { live_id }, visitor)
    expect((await reserve()).code).toBe(1)
    expect((await cancel(live_id, 2)).status).toBe(409)
    expect((await cancel(live_id, 1)).response).toEqual({ revision: 2 })
    expect((await cancel(live_id, 1)).response).toEqual({ revision: 2 })
    expect(refusal(await change(live_id, 2, { title: '又有了' }))).toEqual([422, '直播已取消，不能再修改'])
    expect(await rowOf(live_id)).toMatchObject({ state: 'cancelled', revision: 2, reserved: 1 })
    expect((await reserve()).code).toBe(404001)
    const log = await logOf(`live:${live_id}`)
    expect(log.map(({ action }) => action)).toEqual(['live.create', 'live.cancel'])
    expect(log[1].after).toEqual({ reason: '主讲人生病' })
  })

  test('was not over by then', async () => {
    const live_id = await made()
    await shift(live_id, ENDED)
    expect(refusal(await cancel(live_id, 1))).toEqual([422, '直播已结束，不能再取消'])
  })

  test('takes nobody who asked while it was being cancelled', async () => {
    const live_id = await made()
    const visitor = await signIn(gateway)
    const member = await gateway.database.owner.pool.connect()
    try {
      await member.query('BEGIN')
      await member.query('SELECT FROM live_event WHERE live_id = $1 FOR UPDATE', [live_id])
      await member.query('UPDATE live_event SET is_cancelled = true WHERE live_id = $1', [live_id])
      const asked = call(gateway, 'liveReserve', { live_id }, visitor)
      await eventually(async () => expect(await waitingForLocks(gateway.database.owner.pool)).toBe(1))
      await member.query('COMMIT')
      expect((await asked).code).toBe(404001)
    } finally {
      member.release()
    }
  })
})

describe('the list', () => {
  const idsOf = async (asked: object) =>
    (await does('liveRows', asked)).response.list.map(({ live_id }: { live_id: string }) => live_id)

  test('has each under where it stands, the last to begin first', async () => {
    const title = '各种状态'
    const at = (start: number, end: number) => ({ title, start_at: fromNow(start), end_at: fromNow(end) })
    const over = await made({ ...at(-90, -60), replay_url: 'https://h5.example.com/replay' })
    const on = await made(at(-30, 30))
    const coming = await made(at(60, 90))
    const gone = await made(at(-31, 31))
    await cancel(gone, 1)
    expect(await idsOf({ q: '种状' })).toEqual([coming, on, gone, over])
    for (const [state, live_id] of Object.entries({ over, on, coming, cancelled: gone })) {
      expect(await idsOf({ q: title, state: state as never })).toEqual([live_id])
      expect(await rowOf(live_id)).toMatchObject({ state })
    }
  })

  test('is searched by title and by speaker, as it is typed', async () => {
    await rows(`INSERT INTO staff (staff_id, name) VALUES (5, '孙悦')`)
    const [first, second] = [await made({ title: '一百%的把握' }), await made({ staff_id: 5 })]
    expect(await idsOf({ q: '百%的' })).toEqual([first])
    expect(await idsOf({ q: '孙' })).toEqual([second])
    expect(await idsOf({ q: '一%把' })).toEqual([])
  })

  test('is asked for by days in China', async () => {
    const title = '按天查找'
    const late = await made({
      title,
      start_at: '2098-05-01T23:59:00+08:00',
      end_at: '2098-05-02T01:00:00+08:00',
    })
    const early = await made({
      title,
      start_at: '2098-05-02T00:00:00+08:00',
      end_at: '2098-05-02T01:00:00+08:00',
    })
    expect(await idsOf({ q: title, until: '2098-05-01' })).toEqual([late])
    expect(await idsOf({ q: title, from: '2098-05-02' })).toEqual([early])
    expect(await idsOf({ q: title, from: '2098-05-01', until: '2098-05-02' })).toEqual([early, late])
  })

  test('comes in parts, also of those that begin at one moment, long ago', async () => {
    const title = '一段一段'
    const long = { title, replay_url: 'https://h5.example.com/replay', end_at: '1969-12-31T23:00:00Z' }
    const ids = []
    for (let n = 0; n < 3; n += 1) ids.push(await made({ ...long, start_at: '1965-03-01T00:00:00Z' }))
    ids.push(await made({ ...long, start_at: '1964-03-01T00:00:00Z' }))
    const seen: string[] = []
    let after: string | undefined
    for (let part = 0; part < 4; part += 1) {
      const { list, next } = (await does('liveRows', { q: title, limit: 1, ...(after && { after }) }))
        .response
      seen.push(...list.map(({ live_id }: { live_id: string }) => live_id))
      expect(next === null).toBe(part === 3)
      after = next
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen.at(-1)).toBe(ids.at(-1))
  })

  test('counts who wants to see one, and who agreed to a text message', async () => {
    const live_id = await made()
    for (const remind of [0, 1, 1] as const)
      await call(gateway, 'liveReserve', { live_id, remind }, await signIn(gateway))
    expect(await rowOf(live_id)).toMatchObject({ reserved: 3, by_sms: 2 })
  })
})
