import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../testing/console'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { rollUp } from './roll-up/roll-up'

let gateway: TestGateway
let editor: SignedInMember
let finance: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  for (const text of ['第一版', '第二版'])
    await gateway.publish(pageText({ code: 'sale', title: '课程', text }))
  editor = await signInMember(gateway, { roles: ['editor'] })
  finance = await signInMember(gateway, { roles: ['finance'] })
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  await rows(`
    INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, channel, container, visitor_id,
      duration, depth, created_at)
    SELECT '2026-11-01', 's' || n, '', 1, 'sale', 1 + n % 2, CASE WHEN n % 3 = 0 THEN 'utm_source=wechat' ELSE '' END, 'wx',
      'visitor-' || lpad((n % 5)::text, 8, '0'), n, 50, '2026-11-20T10:00:00+08:00'::timestamptz + n * interval '1 hour'
    FROM generate_series(1, 20) AS n`)
  await rows(`
    INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, block_id, block, code,
      occurred_at, created_at)
    SELECT '2026-11-01', 's' || n, 1, seq, name, 'sale', 1 + n % 2, 'form', 'leadForm', code, at, at
    FROM generate_series(1, 20) AS n
    CROSS JOIN (VALUES (1, 'expose', NULL, 20), (2, 'lead_start', NULL, 10), (3, 'sms_fail', 400031, 5), (4, 'lead_ok', NULL, 3))
      AS e (seq, name, code, most)
    CROSS JOIN LATERAL (SELECT '2026-11-20T10:00:00+08:00'::timestamptz + n * interval '1 hour' AS at) AS t
    WHERE n <= most`)
  await rows(`
    INSERT INTO conversion (kind, subject, amount, page_code, page_version, channel, container, visitor_id, created_at)
    SELECT kind, n || kind, CASE kind WHEN 'payment' THEN 100 END, 'sale', 1, '', 'wx', 'visitor-0000000' || n,
      '2026-11-21T12:00:00+08:00'::timestamptz + n * interval '1 minute'
    FROM generate_series(1, 3) AS n, unnest(ARRAY['lead', 'payment']) AS kind`)
  // With another key two visitors might share a register.
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
  await rollUp(gateway.ctx, new Date('2026-11-22T00:00:00Z'))
})
afterAll(() => gateway?.[Symbol.asyncDispose]())

const { rows, does, logOf } = consoleOf(() => ({ gateway, member: editor }))
const SPAN = { from: '2026-11-20', to: '2026-11-21' }

describe('a page', () => {
  test('is told by days and by what its views are told apart by', async () => {
    const { status, response } = await does('reportPage', { code: 'sale', ...SPAN }, finance)
    expect(status).toBe(200)
    expect(response).toMatchObject({
      as_of: '2026-11-22T00:00:00.000Z',
      totals: {
        views: 20,
        visitors: 5,
        seconds: 10.5,
        depth: 0.5,
        bounced: 0.45,
        conversions: { lead: 3, payment: 3, order: 0 },
        paid: 300,
      },
      before: null,
      days: [
        { day: '2026-11-20', views: 13 },
        { day: '2026-11-21', views: 7, paid: 300 },
      ],
      containers: [{ value: 'wx', views: 20 }],
      channels: [
        { value: '', views: 14 },
        { value: 'utm_source=wechat', views: 6 },
      ],
      variants: [{ value: '', views: 20 }],
      targets: [],
    })
  })

  test('of one version has only its views, and is held against the days before', async () => {
    const { response } = await does('reportPage', {
      code: 'sale',
      from: '2026-11-21',
      to: '2026-11-21',
      version: 1,
    })
    expect(response).toMatchObject({ totals: { views: 4 }, before: { views: 6 } })
    const { response: other } = await does('reportPage', {
      code: 'sale',
      ...SPAN,
      compare_from: '2026-11-21',
    })
    expect(other.before).toMatchObject({ views: 7 })
  })

  test('that there neither is nor was is not found, one without views has none', async () => {
    await gateway.publish(pageText({ code: 'quiet', title: '没人看' }))
    expect((await does('reportPage', { code: 'none', ...SPAN })).status).toBe(404)
    expect((await does('reportPage', { code: 'quiet', ...SPAN })).response).toMatchObject({
      totals: { views: 0, visitors: 0, seconds: 0 },
      before: null,
      versions: [],
    })
  })
})

test('blocks and forms are told, of one channel from the events themselves', async () => {
  const { response } = await does('reportBlocks', { code: 'sale', ...SPAN })
  expect(response).toMatchObject({
    views: 20,
    blocks: [{ block_id: 'form', block: 'leadForm', exposures: 20, codes: [{ code: 400_031, count: 5 }] }],
  })
  const ofChannel = await does('reportBlocks', { code: 'sale', ...SPAN, channel: 'none' })
  expect(ofChannel.response).toMatchObject({ views: 0, blocks: [] })
  const { response: forms } = await does('reportForms', { code: 'sale', ...SPAN })
  expect(forms.forms[0].steps.map(({ views }: { views: number }) => views)).toEqual([20, 10, 3, 3, 3, 3])
  expect(forms.forms[0].stops).toEqual([
    { after: 'seen', code: null, views: 10 },
    { after: 'begun', code: null, views: 5 },
    { after: 'begun', code: 400_031, views: 2 },
  ])
})

test('a funnel begins with a view, and its window with it', async () => {
  const steps = async (more: object) =>
    (await does('reportFunnel', { ...SPAN, steps: 'lead,payment', ...more })).response.steps
  expect(await steps({})).toEqual([
    { step: 'view', visitors: 5, amount: 0 },
    { step: 'lead', visitors: 3, amount: 0 },
    { step: 'payment', visitors: 3, amount: 300 },
  ])
  expect(await steps({ window_hours: 1 })).toMatchObject([{ visitors: 5 }, { visitors: 0 }, { visitors: 0 }])
})

test('of the company each page is told with its title, and what is no page of ours without', async () => {
  const { response } = await does('reportCompany', SPAN)
  expect(response).toMatchObject({
    totals: { views: 20, visitors: 5, paid: 300 },
    pages: [{ code: 'sale', title: '课程', views: 20, visitors: 5 }],
    pages_left_off: 0,
  })
  const { response: channels } = await does('reportChannels', { ...SPAN, code: 'sale' })
  expect(channels).toMatchObject({
    channels: [{ value: '' }, { value: 'utm_source=wechat' }],
    channels_left_off: 0,
  })
})

test('a tracked link is told by its name, and by what came of it whatever else its address said', async () => {
  await gateway.publish(pageText({ code: 'gift', title: '礼物' }))
  await rows(
    `INSERT INTO tracked_link (link_id, code, name, campaign, path) VALUES ('l', 'abc234', '海报', '春季', '/course')`,
  )
  await rows(`
    INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, channel, created_at)
    SELECT '2026-11-01', 'link' || n, '', 1, 'gift', channel, '2026-11-20T12:00:00+08:00' FROM unnest(ARRAY[
      'utm_id=abc234', 'cps_id=s1&utm_id=abc234', 'utm_id=zzz234', 'mark=utm_id=abc234']) WITH ORDINALITY AS c (channel, n)`)
  await rows(`UPDATE rollup_state SET mended_on = NULL`)
  await rollUp(gateway.ctx, new Date('2026-11-22T00:10:00Z'))
  const { response } = await does('reportChannels', { ...SPAN, code: 'gift' })
  expect(response.channels).toHaveLength(4)
  expect(response.links).toEqual({ abc234: '海报' })
  const asked = await does('reportLinks', { ...SPAN, codes: 'abc234,ab3kX9' }, finance)
  expect(asked.response.links).toMatchObject([
    { code: 'abc234', views: 2, visitors: 2, conversions: { lead: 0 } },
    { code: 'ab3kX9', views: 0 },
  ])
})

test('live tells the last half hour minute by minute', async () => {
  await rows(`INSERT INTO visit_log (session_id, page_id, view_seq, code) VALUES ('live', '', 1, 'sale')`)
  const { response } = await does('reportLive', {})
  expect(response).toMatchObject({ visitors: 1, pages: [{ code: 'sale', title: '课程', views: 1 }] })
  expect(response.minutes).toHaveLength(30)
  expect(response.minutes.reduce((sum: number, { views }: { views: number }) => sum + views, 0)).toBe(1)
})

test('a span that ends before it begins, or is too long, is refused in words', async () => {
  for (const [from, to, said] of [
    ['2026-11-21', '2026-11-20', /不能早于/],
    ['2025-01-01', '2026-11-20', /最多查看 366 天/],
  ] as const) {
    const { status, msg } = await does('reportCompany', { from, to })
    expect([status, msg]).toEqual([400, expect.stringMatching(said)])
  }
})

test('a report is a CSV file', async () => {
  const file = async (query: Record<string, string>) => {
    const { headers } = editor
    const reply = await gateway.app.inject({
      url: '/studio-api/reports/export',
      query: { ...SPAN, ...query },
      headers,
    })
    return { status: reply.statusCode, lines: reply.body.replace('\uFEFF', '').trimEnd().split('\r\n') }
  }
  const { lines } = await file({ report: 'page', code: 'sale' })
  expect(lines[0]).toMatch(/^日期,浏览量,访客数/)
  expect(lines[2]).toBe('2026-11-21,7,5,17,0.5,0,3,0,0,0,0,3,0.00,3.00')
  for (const report of ['blocks', 'forms', 'channels', 'company'])
    expect((await file({ report, code: 'sale' })).lines.length).toBeGreaterThan(1)
  await rows(`
    INSERT INTO block_day (day, page_code, page_version, variant, container, block_id, block, name, code, count)
    VALUES ('2026-11-20', 'sale', 0, '', '', '*', '*', 'click', -1, 7)`)
  expect((await file({ report: 'blocks', code: 'sale' })).lines).toContain('*,其他,0,7,0,0,')
  expect((await file({ report: 'page' })).status).toBe(400)
  expect((await file({ report: 'page', code: 'none' })).status).toBe(404)
})

describe('a target', () => {
  test('is set once for a page, a measure and a span, tells how far the page has come, and is taken away', async () => {
    const set = (goal: number) => does('reportTargetSet', { code: 'sale', measure: 'amount', goal, ...SPAN })
    const { response } = await set(1_000)
    expect((await set(2_000)).response).toEqual(response)
    await set(2_000)
    const { response: told } = await does('reportPage', { code: 'sale', ...SPAN })
    expect(told.targets).toEqual([{ ...response, measure: 'amount', goal: 2_000, ...SPAN, reached: 300 }])
    expect((await does('reportTargetRemove', response)).status).toBe(200)
    expect((await does('reportTargetRemove', response)).status).toBe(404)
    expect(await logOf('page:sale')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'report.target_set',
          after: expect.objectContaining({ goal: 1_000 }),
        }),
        expect.objectContaining({
          action: 'report.target_set',
          before: expect.objectContaining({ goal: 1_000 }),
        }),
        expect.objectContaining({ action: 'report.target_remove' }),
      ]),
    )
    expect((await logOf('page:sale')).filter(({ action }) => action === 'report.target_set')).toHaveLength(2)
  })

  test('of no page is not found, and is set by nobody who only looks', async () => {
    const target = { measure: 'lead' as const, goal: 1, ...SPAN }
    expect((await does('reportTargetSet', { code: 'none', ...target })).status).toBe(404)
    expect((await does('reportTargetSet', { code: 'sale', ...target }, finance)).status).toBe(403)
  })
})
