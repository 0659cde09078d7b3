import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdraw } from '../contracts'
import { PRODUCT, sellWithContract } from '../contracts/testing/sell-with-contract'
import { codeFor } from '../testing/ask-for-code'
import { race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const SAID = '甲的点评'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  const writer = await signInMember(gateway, { roles: ['compliance'] })
  await sellWithContract(gateway, writer)
  await rows(`
    INSERT INTO staff (staff_id, name, cert_no) VALUES (1, '甲顾问', 'S0000000000001'), (2, '客服', '');
    INSERT INTO staff (staff_id, name, cert_no, status) VALUES (3, '甲顾问', 'S0000000000001', 'left');
    INSERT INTO instrument (code, name, initials, kind, exchange, sector) VALUES
      ('609901', '江岸酒业', 'jajy', 'stock', 'SSE', '食品饮料'), ('609902', '北辰软件', 'bcrj', 'stock', 'SSE', '计算机'),
      ('609903', '东溪芯片', 'dxxp', 'stock', 'SSE', '电子'), ('609904', '远山医药', 'ysyy', 'stock', 'SSE', '');
    INSERT INTO daily_bar (code, day, open, high, low, close, prev_close, volume, amount, source)
      SELECT '609901', day, 1000000, CASE WHEN n = 300 THEN 9990000 ELSE 1100000 END, 900000, 1000000, 1000000, 0, 0, 's'
      FROM (SELECT n, (now() AT TIME ZONE 'Asia/Shanghai')::date - 2 * n AS day FROM generate_series(0, 300) AS n) AS days;
    INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, source, is_simulated, is_suspended) VALUES
      ('609901', 1650000, 1500000, 0, 0, '2026-11-27T15:00:00+08:00', '交易所', false, false),
      ('609902', 123450, 120000, 0, 0, '2026-11-20T15:00:00+08:00', '模拟行情', true, true);
    INSERT INTO market_notice (code, title, published_at, url, source)
      SELECT '609901', '公告' || n, '2026-11-01'::timestamptz + make_interval(days => n), 'https://www.example.com/' || n, 's'
      FROM generate_series(1, 7) AS n`)
  const approver = await signInMember(gateway, { roles: ['compliance'] })
  // Each has `out`: a second person has approved it.
  await rows(
    `INSERT INTO instrument_note
       (code, staff_id, adviser, adviser_no, text, written_by, written_at, good_until, state, decided_by, decided_at)
     SELECT code, staff_id, '甲顾问', 'S0000000000001', said, $1, now() - interval '2 days', today - over, state,
       CASE state WHEN 'out' THEN $2::bigint END, CASE state WHEN 'out' THEN now() END
     FROM (SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date AS today) AS clock, (VALUES
      ('609901', 1, '${SAID}', 0, 'out'), ('609901', 1, '还没有通过的点评', 0, 'waiting'),
      ('609902', 1, '过期的点评', 1, 'out'), ('609903', 2, '没有登记编号的人的点评', 0, 'out'),
      ('609904', 3, '已离职的人的点评', 0, 'out')) AS note (code, staff_id, said, over, state)`,
    [writer.member_id, approver.member_id],
  )
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => rows('DELETE FROM call_count'))

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values.length > 0 ? values : undefined)).rows
const ITEMS = [{ code: '609901', cost: 150, weight: 40 }]
const diagnose = (visitor: SignedIn | undefined, items: object[] = ITEMS) =>
  call(gateway, 'holdingDiagnose', { items } as never, visitor)
const checksOf = async (visitor: SignedIn) =>
  (await call(gateway, 'holdingChecks', {}, visitor)).response.list
const erase = async (visitor: SignedIn, check_id?: string) =>
  (await call(gateway, 'holdingErase', check_id === undefined ? {} : { check_id }, visitor)).response

/** Asks as a stranger whose browser identifies itself like this. */
async function ask(agent: string, remoteAddress = '203.0.113.1', app = gateway.app, items: object[] = ITEMS) {
  const { method, path } = operations.holdingDiagnose
  const headers = { 'user-agent': agent }
  return (await app.inject({ method, url: path, payload: { items }, headers, remoteAddress })).json()
}

describe('what is told', () => {
  test('of a share are facts, in the order in which it was asked about', async () => {
    const items = [
      { code: '609902', cost: 10 },
      ...ITEMS,
      { code: '000000', weight: 5 },
      { code: '609904', cost: 1 },
    ]
    const { response } = await diagnose(await signIn(gateway), items)
    const [suspended, share, unknown, unquoted] = response.list
    expect(response).toMatchObject({ source: '交易所、模拟行情', as_of: '2026-11-27', left_today: null })
    expect(share).toMatchObject({
      name: '江岸酒业',
      is_found: true,
      last: 165,
      quoted_at: Date.parse('2026-11-27T15:00:00+08:00'),
      is_suspended: false,
      is_simulated: false,
      vs_cost: 10,
      volatility: 0,
      change_20d: 0,
      // The price that was that high is more than a year ago.
      range_1y: { low: 90, high: 165 },
      sector: '食品饮料',
      weight: 40,
    })
    expect(share.notices.map(({ title }: { title: string }) => title)).toEqual([
      '公告7',
      '公告6',
      '公告5',
      '公告4',
      '公告3',
    ])
    expect(suspended).toMatchObject({
      last: 12.345,
      quoted_at: Date.parse('2026-11-20T15:00:00+08:00'),
      is_suspended: true,
      is_simulated: true,
      vs_cost: 23.45,
      volatility: null,
      change_20d: null,
      range_1y: null,
    })
    expect(unknown).toMatchObject({ code: '000000', name: '', is_found: false, last: null, weight: 5 })
    expect(unquoted).toMatchObject({ is_found: true, last: null, quoted_at: null, vs_cost: null })
  })

  test('without a cost has nothing to compare it with', async () => {
    const { response } = await diagnose(await signIn(gateway), [{ code: '609901' }])
    expect(response.list[0]).toMatchObject({ vs_cost: null, weight: null })
  })
})

describe('strangers', () => {
  test('ask three times a day, and are told how often they still may', async () => {
    const left = [await ask('a'), await ask('a'), await ask('a')].map(({ response }) => response.left_today)
    expect(left).toEqual([2, 1, 0])
    expect((await ask('a')).code).toBe(429001)
    expect((await ask('b')).response).toMatchObject({ left_today: 2, check_id: '', is_signed: false })
    expect((await ask('a', '203.0.113.2')).response.left_today).toBe(2)
    expect(await rows('SELECT FROM holding_check WHERE uid IS NULL')).toEqual([])
  })

  test('have three again when the day in China is over', async () => {
    for (let count = 0; count < 4; count += 1) await ask('a')
    const [{ is_midnight }] = await rows(`
      SELECT bool_and((window_start AT TIME ZONE 'Asia/Shanghai')::time = '00:00' AND window_start > now()
        AND window_start <= now() + interval '1 day') AS is_midnight FROM call_count`)
    expect(is_midnight).toBe(true)
    await rows('UPDATE call_count SET window_start = now()')
    expect((await ask('a')).response.left_today).toBe(2)
  })

  test('use up none by what is refused', async () => {
    for (const wrong of [
      [],
      [{ code: '1' }],
      [{ code: '609901', cost: 0.00001 }],
      [{ code: '609901', cost: 0 }],
    ])
      expect((await ask('a', undefined, undefined, wrong)).code).toBe(400001)
    expect((await ask('a')).response.left_today).toBe(2)
  })

  test('of one network are bounded together, and who is refused takes nothing and leaves nothing', async () => {
    await ask('a')
    await rows("UPDATE call_count SET count = 299 WHERE key = 'holdings 203.0.113.1'")
    for (let count = 0; count < 4; count += 1) await ask('a', '203.0.113.2')
    expect((await ask('b')).response.left_today).toBe(0)
    const before = await rows('SELECT key, count FROM call_count ORDER BY key')
    for (const agent of ['a', 'b', 'c', 'd']) expect((await ask(agent)).code).toBe(429001)
    expect(await rows('SELECT key, count FROM call_count ORDER BY key')).toEqual(before)
  })

  test('get three of thirty at once, in two processes', async () => {
    await using twin = await startTwin(gateway)
    const replies = await race(30, (index) => ask('a', undefined, index % 2 ? gateway.app : twin.app))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(3)
    const [{ count }] = await rows("SELECT count FROM call_count WHERE key = 'holdings 203.0.113.1'")
    expect(count).toBe(3)
  })
})

describe('who is logged in', () => {
  test('finds again what was answered, the newest first', async () => {
    const visitor = await signIn(gateway)
    const first = (await diagnose(visitor)).response
    const second = (await diagnose(visitor, [{ code: '000000' }])).response
    const kept = ({ is_signed, left_today, ...check }: Record<string, unknown>) => check
    expect(await checksOf(visitor)).toEqual([kept(second), kept(first)])
    expect(await checksOf(await signIn(gateway))).toEqual([])
  })

  test('is kept the newest twenty, for thirty days', async () => {
    const visitor = await signIn(gateway)
    await rows(
      `INSERT INTO holding_check (uid, answer, created_at)
       SELECT $1, '{"source": "", "as_of": "", "list": []}', now() - make_interval(days => n) FROM generate_series(1, 31) AS n`,
      [visitor.uid],
    )
    const { check_id } = (await diagnose(visitor)).response
    const list = await checksOf(visitor)
    expect([list.length, list[0].check_id]).toEqual([20, check_id])
    expect(await rows('SELECT FROM holding_check WHERE uid = $1', [visitor.uid])).toHaveLength(20)
    await rows("UPDATE holding_check SET created_at = created_at - interval '30 days' WHERE uid = $1", [
      visitor.uid,
    ])
    expect(await checksOf(visitor)).toEqual([])
  })

  test('deletes one or all, and a repeat changes nothing', async () => {
    const visitor = await signIn(gateway)
    const { check_id } = (await diagnose(visitor)).response
    for (let count = 0; count < 2; count += 1) await diagnose(visitor)
    expect([await erase(visitor, check_id), await erase(visitor, check_id)]).toEqual([
      { deleted: 1 },
      { deleted: 0 },
    ])
    expect([await erase(visitor, "' OR true --"), await erase(visitor), await erase(visitor)]).toEqual([
      { deleted: 0 },
      { deleted: 2 },
      { deleted: 0 },
    ])
  })

  test('neither reads nor deletes what is somebody else’s', async () => {
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    const { check_id } = (await diagnose(ben)).response
    expect(await checksOf(ann)).toEqual([])
    expect([await erase(ann, check_id), await erase(ann)]).toEqual([{ deleted: 0 }, { deleted: 0 }])
    expect((await checksOf(ben)).map((one: { check_id: string }) => one.check_id)).toEqual([check_id])
    expect((await call(gateway, 'holdingChecks', {})).status).toBe(403)
  })

  test('is stopped after sixty in an hour', async () => {
    const visitor = await signIn(gateway)
    await diagnose(visitor)
    await rows("UPDATE call_count SET count = 59 WHERE key = 'holdings visitor:' || $1", [visitor.uid])
    expect([(await diagnose(visitor)).code, (await diagnose(visitor)).code]).toEqual([1, 429001])
  })
})

describe('what an adviser says', () => {
  const asked = ['609901', '609902', '609903', '609904', '609901'].map((code) => ({ code }))

  test('is told while a contract stands, as long as it is good, and is never kept', async () => {
    const visitor = await signIn(gateway)
    expect((await diagnose(visitor, asked)).response).not.toHaveProperty('adviser_note')
    const code = await codeFor(gateway, visitor.handset, 'contract')
    const signed = await call(gateway, 'contractSign', { product_id: PRODUCT, version: 1, code }, visitor)
    const { response } = await diagnose(visitor, asked)
    expect(response).toMatchObject({ is_signed: true })
    expect(response.adviser_note).toEqual([
      {
        code: '609901',
        text: SAID,
        adviser: '甲顾问',
        adviser_no: 'S0000000000001',
        written_at: expect.any(Number),
      },
    ])
    expect(JSON.stringify(await checksOf(visitor))).not.toContain(SAID)
    expect(JSON.stringify(await rows('SELECT answer FROM holding_check'))).not.toContain(SAID)

    const { contract_no } = signed.response as { contract_no: string }
    await gateway.ctx.db.orm.transaction((tx) => withdraw(tx, { uid: visitor.uid, contract_no }))
    const after = (await diagnose(visitor, asked)).response
    expect([after.is_signed, 'adviser_note' in after]).toEqual([false, false])
  })

  test('is told to no stranger', async () => {
    expect(JSON.stringify(await ask('a', undefined, undefined, asked))).not.toContain(SAID)
  })
})
