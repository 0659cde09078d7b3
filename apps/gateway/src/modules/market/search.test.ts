import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.database.owner.pool.query(`
    INSERT INTO instrument (code, name, initials, kind, exchange, sector, delisted_on) VALUES
      ('600001', '江岸酒业', 'jajy', 'stock', 'SSE', '食品饮料', NULL),
      ('600002', '老江岸', 'laj', 'stock', 'SSE', '', NULL),
      ('600000', '江岸旧', 'jaj', 'stock', 'SSE', '', '2020-01-01'),
      ('600003', '百分%号', 'bfh', 'stock', 'SSE', '', NULL),
      ('519904', '消费ETF', 'xfetf', 'etf', 'SSE', '', NULL),
      ('000990.SH', '江岸指数', 'jazs', 'index', 'SSE', '', NULL);
    INSERT INTO instrument (code, name, initials, kind, exchange)
      SELECT '0000' || n, '第' || n, 'many', 'stock', 'SZSE' FROM generate_series(10, 30) AS n`)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const found = async (q: string) =>
  (await call(gateway, 'instrumentSearch', { q })).response.list.map(({ code }: { code: string }) => code)

test.each([
  ['600001', ['600001']],
  ['60000', ['600001', '600002', '600003', '600000']],
  ['600000', ['600000']],
  ['JA', ['600001', '600000']],
  ['jajy', ['600001']],
  // Those that begin with it before those that only contain it, and those no longer listed last.
  ['江岸', ['600001', '600002', '600000']],
  ['etf', ['519904']],
  ['%', ['600003']],
  ['_', []],
  ['\\', []],
  ['0001', []],
  ["' OR 1=1", []],
])('%s finds %j', async (text, codes) => {
  expect(await found(text)).toEqual(codes)
})

test('no more are shown than fit', async () => {
  expect(await found('many')).toHaveLength(8)
})

test('one network is stopped where it asks too often, others are not', async () => {
  const ask = (remoteAddress: string) =>
    gateway.app.inject({ url: '/n8sf/api/content/v1/instrument/search?q=x', remoteAddress })
  const codes: number[] = []
  for (let count = 0; count <= 600; count += 1) codes.push((await ask('203.0.113.9')).json().code)
  expect([codes.indexOf(429001), codes.filter((code) => code === 1).length]).toEqual([600, 600])
  expect((await ask('203.0.113.10')).json().code).toBe(1)
})
