import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formPageText, pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
let member: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  member = await signInMember(gateway, { roles: ['auditor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

const rows = (statement: string, values: unknown[] = []) => gateway.ctx.db.pool.query(statement, values)

async function report(code: string, asked: object = {}) {
  const { status, response } = await callStudio(
    gateway,
    'reportVitals',
    { code, ...NOVEMBER, ...asked },
    member,
  )
  expect(status).toBe(200)
  return response
}

interface Views {
  code: string
  /** The number of views, every second one of which is measured. */
  views: number
  version?: number
  container?: string
  at?: string
  /** For the measured ones, by their number from 1 on; SQL. */
  lcp?: string
}

/** Views of a page; the number of each is part of what it has measured. */
async function look({
  code,
  views,
  version = 1,
  container = 'wx',
  at = '2026-11-10T04:00:00Z',
  lcp = 'n * 100',
}: Views) {
  const session = `s-${code}-${version}-${container}-${Date.parse(at)}`
  // As reports have counted them.
  await rows(
    `INSERT INTO traffic_day (grain, day, page_code, page_version, variant, container, channel, views, told, seconds,
      depth_sum, depth_told, bounced)
    VALUES ('part', ($5::timestamptz AT TIME ZONE 'Asia/Shanghai')::date, $1, $2, '', $3, '', $4, 0, 0, 0, 0, 0)`,
    [code, version, container, views, at],
  )
  await rows(
    `INSERT INTO web_vital (session_id, view_seq, page_code, page_version, container, lcp, cls, lcp_block, created_at)
    SELECT $1, n, $2, $3, $4, ${lcp}, 0, 'hero', $6 FROM generate_series(1, $5::int / 2) AS n`,
    [session, code, version, container, views, at],
  )
}

test('of three views in four the figure is as good or better, exactly; and it is said how many were measured', async () => {
  await look({ code: 'exact', views: 100 })
  const { totals } = await report('exact')
  // 100, 200 … 5000.
  const lcp = { p75: 3775, measured: 50, good: 0.5, fair: 0.3, poor: 0.2 }
  expect(totals).toEqual({
    views: 100,
    measured: 50,
    share: 0.5,
    lcp,
    cls: { p75: 0, measured: 50, good: 1, fair: 0, poor: 0 },
    inp: null,
    fcp: null,
    ttfb: null,
  })
})

test('a value on the edge is still good, and one on the other still fair', async () => {
  await look({
    code: 'edges',
    views: 80,
    lcp: 'CASE WHEN n <= 10 THEN 2500 WHEN n <= 30 THEN 4000 ELSE 4001 END',
  })
  expect((await report('edges')).totals.lcp).toMatchObject({ good: 0.25, fair: 0.5, poor: 0.25 })
})

test('of fewer than twenty measured views nothing is told but their number', async () => {
  await look({ code: 'few', views: 38 })
  const told = await report('few')
  expect(told.totals).toMatchObject({ views: 38, measured: 19, lcp: null, cls: null })
  expect([told.days[0]?.lcp, told.lcp_blocks]).toEqual([null, []])
  await look({ code: 'few', views: 2, version: 2 })
  expect((await report('few')).totals.lcp).toMatchObject({ measured: 20 })
})

test('a page that nobody has measured has views all the same, and one that nobody has looked at has none', async () => {
  await look({ code: 'quiet', views: 1 })
  expect((await report('quiet')).totals).toMatchObject({ views: 1, measured: 0, share: 0 })
  const none = await report('unheard-of')
  expect(none).toMatchObject({ versions: [], containers: [], days: [], lcp_blocks: [], weight: null })
  expect(none.totals).toMatchObject({ views: 0, share: 0 })
})

describe('a page that was changed, seen in two places', () => {
  beforeAll(async () => {
    await look({ code: 'sale', views: 100 })
    await look({
      code: 'sale',
      views: 60,
      version: 2,
      container: 'pc',
      lcp: '1000',
      at: '2026-11-10T15:59:59Z',
    })
    await look({ code: 'sale', views: 60, version: 2, lcp: '2000', at: '2026-11-10T16:00:00Z' })
    await look({ code: 'sale', views: 50, version: 2, at: '2026-11-30T16:00:00Z' })
    await look({ code: 'other', views: 50 })
  })

  test('is told by version, container and day of China, and by the block that was seen largest', async () => {
    const told = await report('sale')
    expect(told.totals).toMatchObject({ views: 220, measured: 110 })
    expect(told.versions).toMatchObject([
      { version: 2, views: 120, lcp: { p75: 2000, measured: 60 } },
      { version: 1, views: 100, lcp: { p75: 3775 } },
    ])
    expect(told.containers).toMatchObject([
      { container: 'wx', views: 160, lcp: { measured: 80 } },
      { container: 'pc', views: 60, lcp: { p75: 1000 } },
    ])
    expect(told.days).toMatchObject([
      { day: '2026-11-10', views: 160 },
      { day: '2026-11-11', views: 60, lcp: { p75: 2000 } },
    ])
    expect(told.lcp_blocks).toEqual([{ block_id: 'hero', block: '', measured: 110, p75: expect.any(Number) }])
  })

  test('is told of one version or container alone, with the views of it', async () => {
    expect((await report('sale', { version: 1 })).totals).toMatchObject({ views: 100, lcp: { p75: 3775 } })
    const inBrowsers = await report('sale', { container: 'pc' })
    expect(inBrowsers.totals).toMatchObject({ views: 60, measured: 30, lcp: { p75: 1000 } })
    expect(inBrowsers.containers).toHaveLength(1)
  })
})

describe('a page that is out', () => {
  const hero = { name: 'text', id: 'hero', value: { html: '<p>第一版</p>' }, children: [] }
  const survey = JSON.parse(formPageText()).page_schema[1]
  beforeAll(async () => {
    await gateway.publish(pageText({ code: 'out', page_schema: [hero] }))
    await gateway.publish(pageText({ code: 'out', page_schema: [hero, survey] }))
    await look({ code: 'out', views: 60 })
  })

  test('is weighed as visitors have it, or the version that is asked for', async () => {
    const [{ weight: now }, { weight: first }] = [await report('out'), await report('out', { version: 1 })]
    expect([now?.version, first?.version]).toEqual([2, 1])
    expect(now).toMatchObject({ pictures: 0, before: expect.any(Number) })
    // A form loads what it needs once it is touched; a text loads nothing.
    expect(first?.after).toBe(first?.before)
    expect(now?.after).toBeGreaterThan(first?.after ?? 0)
    expect((await report('out', { version: 9 })).weight).toBeNull()
  })

  test('tells its largest block by what it is', async () => {
    expect((await report('out')).lcp_blocks).toMatchObject([{ block_id: 'hero', block: 'text' }])
  })
})

test.each([
  ['end before they begin', '2026-11-02', '2026-11-01'],
  ['are more than 366', '2025-11-01', '2026-11-02'],
])('days that %s are refused', async (_how, from, to) => {
  const { status } = await callStudio(gateway, 'reportVitals', { code: 'sale', from, to }, member)
  expect(status).toBe(400)
})
