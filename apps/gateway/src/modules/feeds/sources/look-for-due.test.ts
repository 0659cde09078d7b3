import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SupplierError } from '../../../integrations'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { feedSource } from '../feed-tables'
import { lhbFile } from '../testing/feed-files'
import { fetchSource } from './fetch-source'
import { lookForDueSources } from './look-for-due'

let gateway: TestGateway
let operator: Awaited<ReturnType<typeof signInMember>>
let asked: string[] = []
let answer: () => Buffer
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  // Makes every day of the year in which this runs a trading day, weekends included.
  await rows('ALTER TABLE trade_calendar DROP CONSTRAINT trade_calendar_weekend')
  await rows(`INSERT INTO trade_calendar SELECT day, true
    FROM generate_series(date_trunc('year', now()) - interval '1 year', date_trunc('year', now()) + interval '2 years' - interval '1 day', interval '1 day') AS day`)
})
beforeEach(async () => {
  asked = []
  answer = () => lhbFile([['000001', 1]])
  await rows(
    "TRUNCATE feed_source; TRUNCATE feed_batch CASCADE; DELETE FROM pgboss.job WHERE name = 'feed-sources'",
  )
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: operator }))
const SOURCE = {
  kind: 'lhb' as const,
  title: '某来源',
  url: 'https://data.example.com/lhb.csv',
  mapping: {},
  fetch_at: '00:00',
  is_on: true,
}
const look = (now?: Date) =>
  lookForDueSources(
    {
      ...gateway.ctx,
      feedSource: {
        fetch: async (url) => {
          asked.push(url)
          return answer()
        },
      },
    },
    now ? { now } : {},
  )
const sourceNow = async () => (await does('feedSourceList', {})).response.list[0]

test('what a source brings waits for a person, once a day, whoever looks and how often', async () => {
  await does('feedSourceCreate', { source_id: 'daily', ...SOURCE })
  await race(10, () => look())
  await look()
  expect(asked).toEqual([SOURCE.url])
  const { list } = (await does('feedBatchList', {})).response
  expect(list).toMatchObject([{ state: 'waiting', source: '某来源', source_id: 'daily', imported_by: null }])
  expect(await sourceNow()).toMatchObject({ problem: '', succeeded_at: expect.any(String) })
})

test('a source that brings nothing usable is asked again after ten minutes, and says why', async () => {
  await does('feedSourceCreate', { source_id: 'daily', ...SOURCE })
  answer = () => {
    throw new SupplierError('no_answer', '对方答复 HTTP 500。')
  }
  await look()
  await look()
  expect(asked).toHaveLength(1)
  expect((await sourceNow()).problem).toBe('没有取到数据：对方答复 HTTP 500。')
  await rows("UPDATE feed_source SET tried_at = now() - interval '11 minutes'")
  answer = () => lhbFile([['1', 1]])
  await look()
  expect([asked.length, (await sourceNow()).problem]).toEqual([
    2,
    expect.stringContaining('1 行不能采用。第 2 行'),
  ])
  await rows("UPDATE feed_source SET tried_at = now() - interval '11 minutes'")
  answer = () => lhbFile([['000001', 1]])
  await look()
  expect([asked.length, (await sourceNow()).problem]).toEqual([3, ''])
})

test('one that was claimed by a process that died is asked again, one that is off or not due is not', async () => {
  await does('feedSourceCreate', { source_id: 'off', ...SOURCE, is_on: false })
  await does('feedSourceCreate', { source_id: 'later', ...SOURCE, fetch_at: '17:30' })
  await rows("UPDATE feed_source SET tried_at = now() - interval '2 days' WHERE source_id = 'later'")
  const today = (await rows("SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date::text AS day"))[0].day
  await look(new Date(`${today}T17:29:00+08:00`))
  expect(asked).toEqual([])
  await look(new Date(`${today}T17:30:00+08:00`))
  expect(asked).toHaveLength(1)
})

test('a source that was tried before its time is asked once it is due, and another day’s data is not today’s', async () => {
  await does('feedSourceCreate', { source_id: 'later', ...SOURCE, fetch_at: '17:30' })
  const today = (await rows("SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date::text AS day"))[0].day
  const at = (clock: string) => new Date(`${today}T${clock}:00+08:00`)
  await rows('UPDATE feed_source SET tried_at = $1, succeeded_at = $1', [at('09:00')])
  await look(at('17:30'))
  await look(at('17:50'))
  expect(asked).toHaveLength(1)
  await rows('UPDATE feed_source SET succeeded_at = NULL')
  const [source] = await gateway.ctx.db.orm.select().from(feedSource)
  const fetched = await fetchSource(
    { ...gateway.ctx, feedSource: { fetch: async () => lhbFile([['000002', 1]]) } },
    source as never,
    { as_of: '2020-01-02', actor: BY_TEST, member_id: null },
  )
  expect([fetched.problem, (await sourceNow()).succeeded_at]).toEqual(['', null])
})

test('nothing is asked on a day without trading', async () => {
  await does('feedSourceCreate', { source_id: 'daily', ...SOURCE })
  await rows(
    "UPDATE trade_calendar SET is_open = false WHERE day = (now() AT TIME ZONE 'Asia/Shanghai')::date",
  )
  await look()
  await rows('UPDATE trade_calendar SET is_open = true')
  expect(asked).toEqual([])
})

test('one look waits for the next minute, however many ran', async () => {
  await race(10, () => look())
  const waiting = await rows("SELECT FROM pgboss.job WHERE name = 'feed-sources' AND state = 'created'")
  expect(waiting).toHaveLength(1)
})

test('a source is changed by one of two, and asked now without reaching into one’s own network', async () => {
  await does('feedSourceCreate', { source_id: 'daily', ...SOURCE, url: 'https://127.0.0.1/a.csv' })
  expect((await does('feedSourceCreate', { source_id: 'daily', ...SOURCE })).status).toBe(409)
  const tried = await does('feedSourceTryNow', { source_id: 'daily', as_of: '2020-01-02' })
  expect(tried.response).toMatchObject({ batch_id: null, problem: expect.stringContaining('内部网络') })
  const change = () => does('feedSourceChange', { source_id: 'daily', base_revision: 1, ...SOURCE })
  expect([(await change()).response, (await change()).status]).toEqual([{ revision: 2 }, 409])
})
