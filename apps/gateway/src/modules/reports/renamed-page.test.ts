import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../testing/console'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { pageHours } from './page-hours'
import { pagesPastTargets } from './pages-past-targets'
import { rollUp } from './roll-up/roll-up'

const SPAN = { from: '2026-11-20', to: '2026-11-21' }

let gateway: TestGateway
let approver: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  approver = await signInMember(gateway, { roles: ['approver'] })
  for (const code of ['sale', 'other']) await gateway.publish(pageText({ code, title: `页面 ${code}` }))
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  // With a key that is drawn, two of six visitors would share a register of their sketch once in five hundred runs.
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
  await looked('sale', 6, '20T10:00:00')
  await looked('other', 2, '20T10:00:00')
  await rollUp(gateway.ctx, new Date('2026-11-20T11:00:00+08:00'))
  await does('reportTargetSet', { code: 'sale', measure: 'views', goal: 5, ...SPAN })
  await does('pageRename', { code: 'sale', new_code: 'summer' })
  await looked('summer', 4, '21T10:00:00')
  await rollUp(gateway.ctx, new Date('2026-11-21T11:00:00+08:00'))
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: approver }))

/** Views of a page by as many visitors, each of whom sees its form and leaves a lead. */
async function looked(code: string, views: number, clock: string): Promise<void> {
  const at = `2026-11-${clock}+08:00`
  await rows(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, channel, container, visitor_id, created_at)
     SELECT '2026-11-01', $1 || n, '', 1, $1, 1, 'utm_source=a', 'wx', 'visitor-' || n, $3::timestamptz
     FROM generate_series(1, $2::int) AS n`,
    [code, views, at],
  )
  await rows(
    `INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, channel, block_id, block, occurred_at, created_at)
     SELECT session_month, session_id, 1, 1, 'expose', code, channel, 'form', 'leadForm', created_at, created_at
     FROM visit_log WHERE code = $1`,
    [code],
  )
  await rows(
    `INSERT INTO conversion (kind, subject, page_code, channel, visitor_id, created_at)
     SELECT 'lead', session_id, code, channel, visitor_id, created_at + interval '1 minute' FROM visit_log WHERE code = $1`,
    [code],
  )
}

describe.each(['summer', 'sale'])('a page that was given another code, asked for as %s', (code) => {
  test('is told with what came of it before', async () => {
    const { response } = await does('reportPage', { code, ...SPAN })
    expect(response).toMatchObject({
      totals: { views: 10, visitors: 6, conversions: { lead: 10 } },
      days: [{ views: 6 }, { views: 4 }],
      channels: [{ value: 'utm_source=a', views: 10 }],
      targets: [{ measure: 'views', goal: 5, reached: 10 }],
    })
    const { response: vitals } = await does('reportVitals', { code, ...SPAN })
    expect(vitals.totals.views).toBe(10)
  })

  test('has its blocks, forms and funnel of both', async () => {
    const { response: blocks } = await does('reportBlocks', { code, ...SPAN })
    expect(blocks).toMatchObject({ views: 10, blocks: [{ block_id: 'form', exposures: 10 }] })
    const ofChannel = await does('reportBlocks', { code, ...SPAN, channel: 'utm_source=a' })
    expect(ofChannel.response.blocks).toMatchObject([{ exposures: 10 }])
    const { response: forms } = await does('reportForms', { code, ...SPAN })
    expect(forms.forms[0].steps[0].views).toBe(10)
    const { response: funnel } = await does('reportFunnel', { code, ...SPAN, steps: 'lead' })
    expect(funnel.steps.map(({ visitors }: { visitors: number }) => visitors)).toEqual([6, 6])
  })
})

test('among all pages it is one, under the code that it has now', async () => {
  const { response } = await does('reportCompany', SPAN)
  expect(response.pages).toMatchObject([
    { code: 'summer', title: '页面 sale', views: 10, visitors: 6, conversions: { lead: 10 } },
    { code: 'other', views: 2 },
  ])
})

test('its hours are told under the code that it has now, counted or not', async () => {
  const span = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T04:00:00Z') }
  const views = async () =>
    (await pageHours(gateway.ctx, span)).map(({ page_code, views: seen }) => [page_code, seen])
  const all = [
    ['other', 2],
    ['summer', 6],
    ['summer', 4],
  ]
  expect(await views()).toEqual(all)
  await rows(`UPDATE rollup_state SET counted_until = '2026-11-20T09:00:00+08:00'`)
  expect(await views()).toEqual(all)
})

test('its targets are set again and not a second time, and are past under the code that it has now', async () => {
  await does('reportTargetSet', { code: 'summer', measure: 'views', goal: 50, ...SPAN })
  const { response } = await does('reportPage', { code: 'summer', ...SPAN })
  expect(response.targets).toMatchObject([{ goal: 50 }])
  await rows(`UPDATE report_target SET from_day = '2020-01-01', to_day = '2020-01-02'`)
  expect(await pagesPastTargets(gateway.ctx.db.orm)).toEqual(['summer'])
})
