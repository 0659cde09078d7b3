import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { importTo, lhbFile } from '../testing/feed-files'
import { listColumns } from './feed-columns'

let gateway: TestGateway
let operator: SignedInMember
let approver: SignedInMember
let both: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '王运营' })
  approver = await signInMember(gateway, { roles: ['compliance'] })
  both = await signInMember(gateway, { roles: ['administrator'] })
  await does('feedColumnChange', { kind: 'lhb', base_revision: 0, ...COLUMN })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf } = consoleOf(() => ({ gateway, member: operator }))
const COLUMN = {
  title: '龙虎榜',
  method: '按交易所公布的信息整理',
  limits: '不代表值得买入',
  free_rows: 1,
  lock_kind: 'free' as const,
  lock_ids: [],
  lock_url: '',
}
const DAY = { kind: 'lhb', as_of: '2020-01-02' } as const
const bring = (bytes: Uint8Array, more: object = {}, by = operator) =>
  importTo(gateway, { ...DAY, source: '某来源', ...more }, bytes, by)
const brought = async (net_buy: number, more: object = {}, by = operator): Promise<number> =>
  (await bring(lhbFile([['000001', net_buy]]), more, by)).response.batch_id
const decide = (batch_id: number, decision: 'approved' | 'refused', by = approver, reason = '数据不对') =>
  does('feedBatchDecide', { batch_id, decision, reason }, by)
const move = (from_batch: number | null, to_batch: number | null, day: typeof DAY | object = DAY) =>
  does('feedPointerMove', { ...DAY, ...day, from_batch, to_batch, reason: '数据有误' }, approver)
const shown = async () => (await call(gateway, 'feedList', { kind: 'lhb', date: DAY.as_of })).response.list
const refusal = ({ status, msg }: { status: number; msg: string }) => [status, msg]

describe('a batch', () => {
  test('is read, waits, is approved by a second person and is then what visitors see', async () => {
    const { status, response } = await bring(
      lhbFile([
        ['000001', 5],
        ['600001', '--', '换手'],
      ]),
    )
    expect([status, response]).toMatchObject([
      200,
      { is_new: true, taken: 2, refused: 0, difference: { against: null, new: 2, changed: 0, gone: 0 } },
    ])
    expect(response.warnings).toEqual([
      { sign: 'unknown_codes', text: '有 2 个代码不在证券列表中：000001、600001' },
    ])
    expect(await shown()).toEqual([])
    expect((await decide(response.batch_id, 'approved', approver, '')).response).toEqual({
      state: 'approved',
    })
    expect(await shown()).toMatchObject([
      { code: '000001', net_buy: 5 },
      { code: '600001', net_buy: null },
    ])
    expect((await decide(response.batch_id, 'refused')).status).toBe(409)
    const detail = (await does('feedBatchDetail', { batch_id: response.batch_id })).response
    expect(detail).toMatchObject({
      batch: { state: 'approved', is_out: true, importer: '王运营', row_count: 2 },
      difference: { against: response.batch_id, new: 0, changed: 0, gone: 0, list: [] },
      switches: [{ from_batch: null, to_batch: response.batch_id }],
    })
    const log = await logOf(`feed_batch:${response.batch_id}`)
    expect(log.map(({ action }) => action)).toEqual(['feed_batch.import', 'feed_batch.approve'])
  })

  test('is not approved by who brought it, whatever else they are', async () => {
    const batch_id = await brought(11, {}, both)
    expect(refusal(await decide(batch_id, 'approved', both))).toEqual([
      400,
      '不能通过自己导入或更正的数据，请由其他同事审核',
    ])
    expect((await decide(batch_id, 'refused', both)).response).toEqual({ state: 'refused' })
  })

  test('is refused with a reason, which everybody reads, and the same file may then be brought again', async () => {
    const batch_id = await brought(12)
    expect((await decide(batch_id, 'refused', approver, '')).status).toBe(400)
    await decide(batch_id, 'refused', approver, '来源不对')
    const { list } = (await does('feedBatchList', { kind: 'lhb', state: 'refused' })).response
    expect(list[0]).toMatchObject({ batch_id, reason: '来源不对' })
    expect(await brought(12)).toBeGreaterThan(batch_id)
  })

  test('of the same rows is not stored twice', async () => {
    const batch_id = await brought(13)
    expect((await bring(lhbFile([['000001', 13]]))).response).toMatchObject({ batch_id, is_new: false })
    expect((await bring(lhbFile([['000001', 13]]), { as_of: '2020-01-03' })).response.is_new).toBe(true)
  })

  test('that is only checked is not stored', async () => {
    const before = await rows('SELECT count(*) FROM feed_batch')
    const { response } = await bring(lhbFile([['000001', 14]]), { is_check: '1' })
    expect(response).toMatchObject({
      batch_id: null,
      is_new: true,
      taken: 1,
      rows: [{ code: '000001', net_buy: 14 }],
    })
    expect(await rows('SELECT count(*) FROM feed_batch')).toEqual(before)
  })

  test('is checked even where its columns are not known, and says what is missing until it is told', async () => {
    const bytes = Buffer.from('代码,名称,主力,净额2,原因说明\n000001,样例,1.5,2,涨幅\n')
    const check = (more: object) => bring(bytes, { is_check: '1', ...more })
    const placeOf = ({ columns }: { columns: { name: string }[] }, name: string) =>
      columns.find((one) => one.name === name)
    const unknown = await check({})
    expect([unknown.status, unknown.response]).toMatchObject([
      200,
      {
        problem: '缺少这些列：净买入额、上榜原因。',
        titles: ['代码', '名称', '主力', '净额2', '原因说明'],
        taken: 0,
      },
    ])
    expect(placeOf(unknown.response, 'code')).toEqual({
      ...{ name: 'code', is_needed: true, column: '代码', unit: null },
    })
    expect(placeOf(unknown.response, 'net_buy')).toMatchObject({ is_needed: true, column: null })
    expect((await bring(bytes)).status).toBe(422)
    const told = { net_buy: '主力', reason: '原因说明', buy: { column: '净额2', unit: '亿元' } }
    const { response } = await check({ mapping: JSON.stringify(told), unit: '万元' })
    expect(response).toMatchObject({ problem: '', taken: 1, rows: [{ net_buy: 15_000, buy: 2e8 }] })
    expect(placeOf(response, 'net_buy')).toMatchObject({ column: '主力', unit: '万元' })
    expect(placeOf(response, 'buy')).toMatchObject({ column: '净额2', unit: '亿元' })
  })

  test('leaves a column of the file out where it is told to, but none that is needed', async () => {
    const bytes = Buffer.from('代码,名称,净买入额,涨跌幅,原因\n000001,样例,1,9.9,涨幅\n')
    const check = (mapping: object) => bring(bytes, { is_check: '1', mapping: JSON.stringify(mapping) })
    expect((await check({})).response.rows).toMatchObject([{ change_rate: 9.9 }])
    expect((await check({ change_rate: null })).response.rows).toMatchObject([{ change_rate: null }])
    expect((await check({ name: null })).response.problem).toBe('缺少这些列：名称。')
  })

  test('of many lines shows the first, and those that are refused, each shortened', async () => {
    const wrong = 'x'.repeat(100)
    const file = Array.from({ length: 600 }, (_, n) => [`00${1000 + n}`, n < 300 ? 1 : wrong] as const)
    const { lines, refused } = (await bring(lhbFile(file), { is_check: '1' })).response
    expect([refused, lines.length]).toEqual([300, 250])
    expect(lines[249]).toMatchObject({
      at: 501,
      cells: ['001499', '样例001499', `${'x'.repeat(60)}…`, '涨幅'],
    })
  })

  test('with one line that cannot be read is not stored, and every such line says why', async () => {
    const { response } = await bring(
      lhbFile([
        ['000001', 1],
        ['1', 2],
        ['000002', 'x'],
      ]),
    )
    expect(response).toMatchObject({
      ...{ batch_id: null, taken: 1, refused: 2, difference: null },
      lines: [
        { at: 2, reasons: [], cells: ['000001', '样例000001', '1', '涨幅'] },
        { at: 3, reasons: [expect.stringContaining('不会自动补 0')], cells: ['1', '样例1', '2', '涨幅'] },
        { at: 4, reasons: [expect.stringContaining('不是数字')] },
      ],
    })
  })

  test('of a day without trading, or that has not come yet, is refused', async () => {
    await rows(`INSERT INTO trade_calendar SELECT day, extract(isodow FROM day) < 6
      FROM generate_series(date '2019-01-01', date '2019-12-31', interval '1 day') AS day`)
    expect(refusal(await bring(lhbFile([['000001', 1]]), { as_of: '2019-06-01' }))).toEqual([
      422,
      '2019-06-01 不是交易日，请检查数据日期。',
    ])
    expect((await bring(lhbFile([['000001', 1]]), { as_of: '2019-06-03' })).status).toBe(200)
    expect((await bring(lhbFile([['000001', 1]]), { as_of: '2099-06-03' })).msg).toContain('还没有到')
  })

  test('is warned of where it is much more or less than the day before, or older than what is out', async () => {
    const day = (as_of: string) => ({ kind: 'fund' as const, as_of })
    const funds = (count: number) =>
      Buffer.from(
        `代码,名称\n${Array.from({ length: count }, (_, n) => `99${String(n).padStart(4, '0')},样例`).join('\n')}\n`,
      )
    const first = (await bring(funds(10), day('2020-02-03'))).response.batch_id
    await decide(first, 'approved', approver, '')
    const signs = async (count: number, as_of: string) =>
      (await bring(funds(count), { ...day(as_of), is_check: '1' })).response.warnings.map(
        ({ sign }: { sign: string }) => sign,
      )
    expect(await signs(15, '2020-02-04')).toEqual([])
    expect(await signs(16, '2020-02-04')).toEqual(['row_count'])
    expect(await signs(4, '2020-02-04')).toEqual(['row_count'])
    expect(await signs(10, '2020-01-20')).toEqual(['older'])
    const sums = async (net_buy: number) =>
      (
        await bring(
          lhbFile([
            ['000001', net_buy],
            ['600001', 0],
          ]),
          { as_of: '2020-01-03', is_check: '1' },
        )
      ).response.warnings
    await rows(
      "INSERT INTO instrument (code, name, initials, kind, exchange) VALUES ('000001', '样例', 'yl', 'stock', 'SZSE'), ('600001', '样例', 'yl', 'stock', 'SSE')",
    )
    expect(await sums(7)).toEqual([])
    expect(await sums(8)).toMatchObject([{ sign: 'net_buy' }])
  })
})

describe('what visitors see', () => {
  test('goes back to an earlier batch, and to nothing, and every switch is noted', async () => {
    const [{ batch_id: first }] = await rows(
      "SELECT batch_id::int FROM feed_pointer WHERE kind = 'lhb' AND as_of = '2020-01-02'",
    )
    const second = await brought(21)
    const difference = (await bring(lhbFile([['000001', 21]]), { is_check: '1' })).response.difference
    expect(difference).toMatchObject({ against: first, new: 0, changed: 1, gone: 1 })
    await decide(second, 'approved', approver, '')
    expect(await shown()).toMatchObject([{ net_buy: 21 }])
    expect((await move(first, null)).status).toBe(409)
    expect((await move(second, first)).response).toEqual({ to_batch: first })
    expect(await shown()).toHaveLength(2)
    const before = (await does('feedBatchDetail', { batch_id: second })).response
    expect(before).toMatchObject({ former: { batch_id: first, row_count: 2 }, earlier: null })
    const nothing = (await does('feedBatchDetail', { batch_id: first })).response
    expect(nothing.former).toBeNull()
    expect((await move(first, null)).response).toEqual({ to_batch: null })
    expect(await shown()).not.toMatchObject([{ net_buy: 21 }])
    expect((await move(null, second)).status).toBe(200)
    const { switches } = (await does('feedBatchDetail', { batch_id: second })).response
    expect(switches.slice(0, 3).map((one: object) => Object.values(one).slice(0, 2))).toEqual([
      [null, second],
      [first, null],
      [second, first],
    ])
    expect((await logOf('feed:lhb')).at(-1)).toMatchObject({
      action: 'feed.move',
      after: { reason: '数据有误' },
    })
  })

  test('is never a batch that nobody approved, nor one of another day', async () => {
    const [{ batch_id: out }] = await rows(
      "SELECT batch_id::int FROM feed_pointer WHERE kind = 'lhb' AND as_of = '2020-01-02'",
    )
    expect((await move(out, await brought(22))).status).toBe(400)
    expect((await move(null, out, { as_of: '2020-01-09' })).status).toBe(404)
    await expect(
      rows("INSERT INTO feed_pointer (kind, as_of, batch_id) VALUES ('etf', '2020-01-02', $1)", [out]),
    ).rejects.toThrow('feed_pointer_batch_fk')
  })
})

describe('a correction', () => {
  test('is a batch of its own that a second person has to approve', async () => {
    const batch_id = await brought(31)
    const correct = (column: string, value: string, position = 0) =>
      does('feedBatchCorrect', { batch_id, changes: [{ position, column, value }], reason: '抄错了' })
    const { response } = await correct('net_buy', '1.5万')
    expect(response.is_new).toBe(true)
    const detail = (await does('feedBatchDetail', { batch_id: response.batch_id })).response
    expect(detail).toMatchObject({
      batch: { corrects: batch_id, state: 'waiting', source: '某来源' },
      rows: [{ row: { net_buy: 15_000 } }],
    })
    expect((await does('feedBatchDetail', { batch_id })).response.rows[0].row.net_buy).toBe(31)
    expect((await correct('net_buy', '31')).response).toEqual({ batch_id, is_new: false })
    expect(refusal(await correct('net_buy', '很多'))).toEqual([
      400,
      expect.stringContaining('第 1 行的净买入额'),
    ])
    for (const [column, position] of [
      ['code', 0],
      ['seen', 0],
      ['net_buy', 9],
    ] as const)
      expect((await correct(column, '000002', position)).status).toBe(400)
  })

  test('cannot make two rows the same', async () => {
    const { batch_id } = (
      await bring(
        lhbFile([
          ['000001', 1, '涨幅'],
          ['000001', 1, '换手'],
        ]),
      )
    ).response
    const reply = await does('feedBatchCorrect', {
      batch_id,
      changes: [{ position: 1, column: 'reason', value: '涨幅' }],
      reason: '抄错了',
    })
    expect(refusal(reply)).toEqual([400, '更正后有两行的代码和原因（或公告）相同'])
  })
})

describe('a data column', () => {
  test('is changed by one of two, and says nothing that no page may say', async () => {
    const change = (base_revision: number, more: object) =>
      does('feedColumnChange', { kind: 'jgdy', base_revision, ...COLUMN, title: '机构调研', ...more })
    expect((await change(0, {})).response).toEqual({ revision: 1 })
    expect((await change(0, { free_rows: 5 })).status).toBe(409)
    expect((await change(1, {})).response).toEqual({ revision: 1 })
    expect((await change(1, { method: '跟着买，稳赚不赔' })).status).toBe(422)
    expect(refusal(await change(1, { lock_kind: 'buy' }))).toEqual([
      400,
      '按商品或人群锁定时要选择至少一项，其他方式不用选',
    ])
    const { list } = (await does('feedColumnList', {})).response
    expect(list.map(({ kind, revision }: { kind: string; revision: number }) => [kind, revision])).toEqual([
      ['lhb', 1],
      ['jgdy', 1],
      ['etf', 0],
      ['fund', 0],
    ])
  })
})

test('a column says what is out of its newest day, what waits, and of which day it should be', async () => {
  const day = (as_of: string) => ({ kind: 'etf' as const, as_of })
  const etfs = (name: string) => Buffer.from(`代码,名称\n510001,${name}\n`)
  const etf = async () =>
    (await does('feedColumnList', {})).response.list.find(({ kind }: { kind: string }) => kind === 'etf')
  expect(await etf()).toMatchObject({ shown: null, waiting: 0, brought_at: null })
  const [old, newer] = [
    (await bring(etfs('样例'), day('2020-03-02'))).response.batch_id,
    (await bring(etfs('样例'), day('2020-03-03'))).response.batch_id,
  ]
  await decide(old, 'approved', approver, '')
  expect(await etf()).toMatchObject({ shown: { batch_id: old }, waiting: 1, brought_at: expect.any(String) })
  await decide(newer, 'approved', approver, '')
  expect((await etf()).shown).toEqual({
    ...{ batch_id: newer, as_of: '2020-03-03', source: '某来源', is_simulated: false, row_count: 1 },
  })
  expect((await does('feedBatchDetail', { batch_id: newer })).response.earlier).toMatchObject({
    ...{ batch_id: old, as_of: '2020-03-02' },
  })
  // A Monday morning in China, with no trading since Friday.
  const monday = await listColumns(gateway.ctx, new Date('2020-03-02T01:00:00Z'))
  expect(monday.trading_day).toBe('2020-02-28')
})

test('who may read may not bring, and who brings may not decide', async () => {
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  expect((await does('feedBatchList', {}, auditor)).status).toBe(200)
  expect((await bring(lhbFile([['000001', 1]]), {}, auditor)).status).toBe(403)
  expect((await bring(lhbFile([['000001', 1]]), {}, approver)).status).toBe(403)
  expect((await decide(1, 'refused', operator)).status).toBe(403)
})
