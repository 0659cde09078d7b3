import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZip } from '../../../spreadsheets/read-zip'
import { codeFor } from '../../testing/ask-for-code'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { signIn, someHandset } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addOpenDay, placesOf } from '../testing/open-day'
import { checkInOnce, registerFor } from '../testing/visits'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const masked = (handset: string) => `${handset.slice(0, 3)}****${handset.slice(-4)}`
const listed = async (event_id: string, more: object = {}) =>
  (await does('openDayVisitList', { event_id, ...more })).response.list
const numbersOf = async (event_id: string, more: object = {}) =>
  (await listed(event_id, more)).map(({ register_no }: { register_no: string }) => register_no)
const cancel = (register_no: string) => does('openDayVisitCancel', { register_no, reason: '本人来电取消' })
const find = (handset: string, member = operator) => does('openDayVisitFind', { handset }, member)

describe('the list', () => {
  test('has who registered, phones masked, with when they were let in first', async () => {
    await addOpenDay(gateway, 'listed')
    const first = await registerFor(gateway, 'listed-1', { people_num: 3, remind: 1, page_code: 'week' })
    const second = await registerFor(gateway, 'listed-1')
    for (const at of ['2026-12-05T14:10:00+08:00', '2026-12-05T14:00:00+08:00']) {
      await checkInOnce(gateway, operator, { ticket_no: first.ticket_no, forced_why: '补办', at })
    }
    expect(await listed('listed')).toMatchObject([
      { register_no: second.register_no, entered_at: null, by_sms: false, page_code: null },
      {
        register_no: first.register_no,
        event_id: 'listed',
        event_title: '走进总部',
        session_id: 'listed-1',
        name: '王女士',
        handset: masked(first.visitor.handset),
        people_num: 3,
        state: 'taken',
        ticket_no: first.ticket_no,
        entered_at: '2026-12-05T06:00:00.000Z',
        by_sms: true,
        page_code: 'week',
      },
    ])
  })

  test('is narrowed to a session and to where a registration stands', async () => {
    await addOpenDay(gateway, 'narrow', [{}, {}])
    const first = await registerFor(gateway, 'narrow-1')
    const second = await registerFor(gateway, 'narrow-2')
    await cancel(second.register_no)
    expect(await numbersOf('narrow', { session_id: 'narrow-1' })).toEqual([first.register_no])
    expect(await numbersOf('narrow', { state: 'taken' })).toEqual([first.register_no])
    expect(await numbersOf('narrow', { state: 'returned' })).toEqual([second.register_no])
    expect(await numbersOf('nothing')).toEqual([])
  })

  test('comes in parts, also of those who registered at one moment', async () => {
    await addOpenDay(gateway, 'parts')
    const all: string[] = []
    for (let n = 0; n < 4; n += 1) all.push((await registerFor(gateway, 'parts-1')).register_no)
    await rows(
      `UPDATE openday_register SET registered_at = now() - interval '1 day' WHERE register_no <> $1`,
      [all[0]],
    )
    const seen: string[] = []
    let after: string | undefined
    for (let part = 0; part < 4; part += 1) {
      const asked = { event_id: 'parts', limit: 1, ...(after && { after }) }
      const { list, next } = (await does('openDayVisitList', asked)).response
      seen.push(...list.map(({ register_no }: { register_no: string }) => register_no))
      expect(next === null).toBe(part === 3)
      after = next
    }
    expect(seen[0]).toBe(all[0])
    expect(seen.toSorted()).toEqual(all.toSorted())
  })
})

describe('a search by a phone', () => {
  const lastSearch = async () =>
    (await logOf('openday_visits')).filter(({ action }) => action === 'openday_visit.find').at(-1)

  test('finds whose phone it is, and not who has registered with that of somebody else', async () => {
    await addOpenDay(gateway, 'found-a')
    await addOpenDay(gateway, 'found-b')
    const handset = someHandset()
    const own = await registerFor(gateway, 'found-a-1', { visitor: await signIn(gateway, handset) })
    const code = await codeFor(gateway, handset, 'enrol')
    const lent = await registerFor(gateway, 'found-b-1', { handset, code })
    const { list } = (await find(handset)).response
    expect(list).toMatchObject([
      { register_no: lent.register_no, handset: masked(handset), event_id: 'found-b' },
      { register_no: own.register_no, event_id: 'found-a' },
    ])
    expect((await find(lent.visitor.handset)).response.list).toEqual([])
  })

  test('is in the log with the phone masked, also where there is nobody', async () => {
    const handset = someHandset()
    expect((await find(handset)).response).toEqual({ list: [] })
    expect(await lastSearch()).toMatchObject({ after: { handset: masked(handset), found: 0 } })
  })

  test('is made a hundred times an hour by a member', async () => {
    const eager = await signInMember(gateway, { roles: ['operator'] })
    await find(someHandset(), eager)
    await rows('UPDATE call_count SET count = 99 WHERE key = $1', [
      `openday-visit-find member:${eager.member_id}`,
    ])
    const statuses = [await find(someHandset(), eager), await find(someHandset(), eager)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 429])
  })
})

describe('places that are given back for somebody', () => {
  test('are free, once, and the visitor may come again', async () => {
    await addOpenDay(gateway, 'back')
    const { register_no, ticket_no, visitor } = await registerFor(gateway, 'back-1', {
      people_num: 2,
      remind: 1,
    })
    for (let taps = 0; taps < 2; taps += 1) expect((await cancel(register_no)).response).toEqual({})
    expect(await placesOf(gateway, 'back-1')).toEqual({ used: 0, people: 0, passes: 0 })
    expect(await listed('back')).toMatchObject([{ register_no, ticket_no, state: 'returned' }])
    expect(await rows('SELECT state FROM reminder WHERE uid = $1', [visitor.uid])).toEqual([
      { state: 'dropped' },
    ])
    const log = await logOf(`openday_visit:${register_no}`)
    expect(log).toMatchObject([{ action: 'openday_visit.cancel', after: { reason: '本人来电取消' } }])
    expect((await registerFor(gateway, 'back-1', { visitor })).register_no).toBe(register_no)
  })

  test('are given back once when member and visitor do it together', async () => {
    await addOpenDay(gateway, 'together')
    await registerFor(gateway, 'together-1')
    const { register_no, visitor } = await registerFor(gateway, 'together-1', { people_num: 3 })
    await race(10, async (n) => {
      if (n % 2) await cancel(register_no)
      else await call(gateway, 'openDayCancel', { register_no }, visitor)
    })
    expect(await placesOf(gateway, 'together-1')).toEqual({ used: 1, people: 1, passes: 1 })
    expect((await actionsOn(`openday_visit:${register_no}`)).length).toBeLessThanOrEqual(1)
  })

  test('are not once the session has begun, unless they were before', async () => {
    await addOpenDay(gateway, 'late')
    const [kept, given] = [await registerFor(gateway, 'late-1'), await registerFor(gateway, 'late-1')]
    await cancel(given.register_no)
    await rows(
      `UPDATE openday_session SET start_at = now() - interval '1 minute' WHERE session_id = 'late-1'`,
    )
    const refused = await cancel(kept.register_no)
    expect([refused.status, refused.msg]).toEqual([422, '场次已开始，不能再取消'])
    expect((await cancel(given.register_no)).status).toBe(200)
    expect(await actionsOn(`openday_visit:${given.register_no}`)).toEqual(['openday_visit.cancel'])
    expect((await cancel('NOBODYHAS2')).status).toBe(404)
  })
})

describe('a table', () => {
  const exported = (event_id: string, more: object = {}, member = operator) =>
    gateway.app.inject({
      method: 'POST',
      url: '/studio-api/open-days/visits/export',
      headers: member.headers,
      payload: { filter: { event_id }, format: 'csv', reason: '打印名单', ...more },
    })

  test('has each registration, the newest first, masked unless whole phones are asked for', async () => {
    await addOpenDay(gateway, 'table')
    await rows(`UPDATE openday_session SET start_at = '2098-03-01T06:00:00Z', end_at = '2098-03-01T07:30:00Z'
      WHERE session_id = 'table-1'`)
    const first = await registerFor(gateway, 'table-1', {
      name: '=王,小明',
      people_num: 2,
      page_code: 'week',
    })
    const second = await registerFor(gateway, 'table-1')
    await cancel(second.register_no)
    await checkInOnce(gateway, operator, { ticket_no: first.ticket_no, at: '2026-12-05T14:00:00+08:00' })
    await rows(
      `UPDATE openday_register SET registered_at = CASE register_no WHEN $1
      THEN '2026-12-01T01:00:00Z'::timestamptz ELSE '2026-12-02T01:00:00Z' END WHERE event_id = 'table'`,
      [first.register_no],
    )
    const reply = await exported('table')
    const session = '2098-03-01 14:00–15:30'
    const [phone, other] = [masked(first.visitor.handset), masked(second.visitor.handset)]
    expect(reply.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      '登记号,场次,姓名,手机号,人数,状态,通行证号,入场时间,来源页面,登记时间',
      `${second.register_no},${session},王女士,${other},1,已取消,${second.ticket_no},,,2026-12-02 09:00:00`,
      `${first.register_no},${session},"'=王,小明",${phone},2,已登记,${first.ticket_no},2026-12-05 14:00:00,week,2026-12-01 09:00:00`,
      '',
    ])
    const whole = (await exported('table', { with_handsets: true })).body
    expect([whole.includes(first.visitor.handset), whole.includes('****')]).toEqual([true, false])
    const log = (await logOf('openday:table')).filter(({ action }) => action === 'openday_visit.export')
    const said = { reason: '打印名单', format: 'csv', rows: 2, filter: { event_id: 'table' } }
    expect(log.map(({ after }) => after)).toEqual([
      { ...said, with_handsets: false },
      { ...said, with_handsets: true },
    ])
  })

  test('has every registration once, part by part, and can be a workbook', async () => {
    const MANY = 1_001
    await addOpenDay(gateway, 'many', [{ quota: 2_000 }])
    const { register_no } = await registerFor(gateway, 'many-1')
    await rows(
      `WITH copied AS (SELECT * FROM openday_register WHERE register_no = $1),
        person AS (INSERT INTO softuser (erased_at) SELECT now() FROM generate_series(2, $2::int) RETURNING softuser_id),
        numbered AS (SELECT softuser_id, row_number() OVER () AS n FROM person)
      INSERT INTO openday_register SELECT
        translate(lpad(n::text, 10, '0'), '01', 'AB'), event_id, softuser_id, session_id, handset_enc, handset_hash, name,
        people_num, 3, ticket_no, by_sms, consent, page_code, registered_at FROM numbered, copied`,
      [register_no, MANY],
    )
    const numbers = (await exported('many')).body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect([new Set(numbers).size, numbers.length]).toEqual([MANY, MANY])
    const workbook = await exported('many', { format: 'xlsx' })
    const sheet = readZip(workbook.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<row>/g)).toHaveLength(MANY + 1)
  })

  test('is made thirty times an hour by a member', async () => {
    const eager = await signInMember(gateway, { roles: ['operator'] })
    await exported('nothing', {}, eager)
    await rows('UPDATE call_count SET count = 29 WHERE key = $1', [
      `openday-visit-export member:${eager.member_id}`,
    ])
    const replies = [await exported('nothing', {}, eager), await exported('nothing', {}, eager)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  })
})
