import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor } from '../../origin/origin'
import { pagePublishing } from '../pages'
import { beaconFigures, untilNoneWaits } from '../testing/beacon-figures'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { publishHeard } from '../testing/publish-heard'
import { signInMember } from '../testing/sign-in-member'
import {
  BY_TEST,
  COMPANY,
  startTestGateway,
  startTwin,
  type TestGateway,
} from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { variantFor } from './bucketing/variant-for'
import { isRatioMismatch } from './statistics/ratio-mismatch'
import { type GatewayWithExperiment, pageHeard, startWithExperiment } from './testing/start-with-experiment'

let gateway: GatewayWithExperiment
let experiment_id: number
beforeAll(async () => {
  gateway = await startWithExperiment()
  experiment_id = await gateway.create()
  await gateway.startHeard(experiment_id)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const settled = () => untilNoneWaits(() => beaconFigures(gateway, 'experiment_exposures'))

function visit({ app }: Pick<TestGateway, 'app'>, visitor_id = '', headers: Record<string, string> = {}) {
  const cookie = visitor_id === '' ? {} : { cookie: `a=1; yz_visitor=${visitor_id}` }
  return app.inject({ url: '/h5-page/h5/sale', headers: { ...cookie, ...headers } })
}

const variantIn = (html: string) => /"variant":"([^"]+)"/.exec(html)?.[1]

/** A visitor who gets A, and one who gets B. */
function oneOfEach(): { a: string; b: string } {
  const ids = Array.from({ length: 60 }, newVisitor)
  const of = (key: string) =>
    ids.find(
      (id) =>
        variantFor(
          experiment_id,
          [
            { key: 'A', weight: 50 },
            { key: 'B', weight: 50 },
          ],
          id,
        ).key === key,
    ) ?? ''
  return { a: of('A'), b: of('B') }
}

async function units(): Promise<Record<string, string>> {
  await settled()
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT visitor_id, variant FROM experiment_unit WHERE experiment_id = $1',
    [experiment_id],
  )
  return Object.fromEntries(rows.map(({ visitor_id, variant }) => [visitor_id, variant]))
}

describe('a page with an experiment', () => {
  test('shows each visitor one variant, at its own address, and says which', async () => {
    const { a, b } = oneOfEach()
    const [ofA, ofB] = [await visit(gateway, a), await visit(gateway, b)]
    expect([ofA.statusCode, ofB.statusCode]).toEqual([200, 200])
    expect([variantIn(ofA.payload), variantIn(ofB.payload)]).toEqual([
      `${experiment_id}.A`,
      `${experiment_id}.B`,
    ])
    expect(ofA.payload).toContain('现在的页面')
    expect(ofB.payload).toContain('新标题')
    // B is counted as the page that shows it.
    expect(ofB.payload).toContain('"code":"sale"')
    expect(ofB.payload).toContain('"version":1')
    expect(await units()).toMatchObject({ [a]: 'A', [b]: 'B' })
  })

  test('is kept by no cache on the way, and told to be unchanged only to who has the same variant', async () => {
    const { a, b } = oneOfEach()
    const { headers } = await visit(gateway, a)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
    const etag = String(headers.etag)
    expect((await visit(gateway, a, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await visit(gateway, b, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('makes a visitor of who comes for the first time, and knows them again', async () => {
    const first = await visit(gateway)
    const id = /yz_visitor=([\w-]{16})/.exec(String(first.headers['set-cookie']))?.[1] ?? ''
    expect(id).toHaveLength(16)
    const again = await visit(gateway, id)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.payload).toBe(first.payload)
    expect((await units())[id]).toBe(variantIn(first.payload)?.split('.')[1])
  })

  test('is the same variant for a visitor in another process', async () => {
    await using twin = await startTwin(gateway)
    for (const id of Array.from({ length: 20 }, newVisitor)) {
      expect((await visit(twin, id)).payload).toBe((await visit(gateway, id)).payload)
    }
  })

  test('shows programs that say so the page itself, and counts neither them nor who asks for headers or a preview', async () => {
    const before = Object.keys(await units()).length
    const { b } = oneOfEach()
    const bot = await visit(gateway, b, { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' })
    expect(variantIn(bot.payload)).toBe(`${experiment_id}.A`)
    const headers = { cookie: `yz_visitor=${newVisitor()}` }
    await gateway.app.inject({ method: 'HEAD', url: '/h5-page/h5/sale', headers })
    const preview = await gateway.app.inject({ url: '/h5-page/h5/sale?isPreview=1&preview_token=x', headers })
    expect(variantIn(preview.payload)).toBeUndefined()
    expect(preview.headers['cache-control']).toBe('private, no-cache')
    expect(Object.keys(await units())).toHaveLength(before)
  })

  test('falls to its visitors by its weights, however often they come', async () => {
    const before = await units()
    const ids = Array.from({ length: 2_500 }, newVisitor)
    // Each visits twice, from an address of their own, so that no network exceeds its limit.
    for (const [index, id] of [...ids, ...ids].entries())
      await gateway.app.inject({
        url: '/h5-page/h5/sale',
        headers: { cookie: `yz_visitor=${id}` },
        remoteAddress: `10.1.${index >> 8}.${index & 255}`,
      })
    const after = Object.entries(await units()).filter(([id]) => !(id in before))
    expect(after).toHaveLength(2_500)
    const counts = ['A', 'B'].map((key) => after.filter(([, variant]) => variant === key).length)
    expect(isRatioMismatch(counts, [1, 1])).toBe(false)
  })
})

test('pages without an experiment are sent byte for byte as where there are no experiments at all', async () => {
  await using plain = await startTestGateway()
  const text = pageText({ code: 'other', text: '别的页面' })
  await publishHeard(plain, text)
  await publishHeard(gateway, text)
  const headers = { cookie: `yz_visitor=${newVisitor()}`, 'accept-encoding': 'br' }
  const of = async (one: Pick<TestGateway, 'app'>) => {
    const { rawPayload, headers: said } = await one.app.inject({ url: '/h5-page/h5/other', headers })
    const { 'server-timing': _timing, date: _date, 'keep-alive': _alive, ...same } = said
    return { bytes: rawPayload.toString('base64'), ...same, 'x-request-id': undefined }
  }
  expect(await of(gateway)).toEqual(await of(plain))
  expect((await of(gateway))['set-cookie']).toBeUndefined()
})

test('a page that is taken down is gone in every variant at once', async () => {
  await using other = await startWithExperiment()
  await other.startHeard(await other.create())
  const ids = Array.from({ length: 10 }, newVisitor)
  for (const id of ids) expect((await visit(other, id)).statusCode).toBe(200)
  const heard = pageHeard(other)
  await pagePublishing.takeDownPage(other.ctx, { code: 'sale', reason: '写错了', by: BY_TEST })
  await heard
  await eventually(async () => {
    for (const id of ids) expect((await visit(other, id)).statusCode).toBe(404)
  })
})

test('stopping it shows everybody the page again, in every process', async () => {
  await using other = await startWithExperiment()
  await using twin = await startTwin(other)
  const id = await other.create()
  await other.startHeard(id)
  const plain = (html: string) => variantIn(html) === undefined && html.includes('现在的页面')
  await eventually(async () => expect(plain((await visit(twin, newVisitor())).payload)).toBe(false))
  await callStudio(other, 'experimentStop', { experiment_id: id, reason: '文案有误' }, other.approver)
  for (const one of [other, twin])
    await eventually(async () => {
      for (const visitor of Array.from({ length: 10 }, newVisitor))
        expect(plain((await visit(one, visitor)).payload)).toBe(true)
    })
})

test('a change of the page begins another epoch, and B says which version it is counted with', async () => {
  await using other = await startWithExperiment()
  const id = await other.create()
  await other.startHeard(id)
  await publishHeard(other, pageText({ text: '改过的页面' }))
  await eventually(async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => visit(other, newVisitor())))
    for (const { payload } of pages) expect(payload).toContain('"version":2')
    expect(new Set(pages.map(({ payload }) => variantIn(payload))).size).toBe(2)
  })
  const { rows } = await other.ctx.db.pool.query(
    'SELECT epoch, page_version FROM experiment_epoch ORDER BY epoch',
  )
  expect(rows).toEqual([
    { epoch: 1, page_version: 1 },
    { epoch: 2, page_version: 2 },
  ])
})

const FOOTER = (fxts: boolean) => [
  { name: 'text', value: { html: '<p>第一版</p>' }, children: [] },
  { name: 'footer', id: 'law', value: { show: true, fxts }, children: [] },
]

test('a page that is published with another footer ends it: no variant goes on with the old one', async () => {
  await using other = await startWithExperiment()
  await publishHeard(other, pageText({ page_schema: FOOTER(false) }))
  await other.import(pageText({ code: 'sale-b', page_schema: FOOTER(false), title: '新' }))
  const id = await other.create()
  await other.startHeard(id)
  await publishHeard(other, pageText({ page_schema: FOOTER(true) }))
  await eventually(async () => {
    const { payload } = await visit(other, newVisitor())
    expect(payload).toContain('"fxts":true')
    const { response } = await callStudio(other, 'experimentDetail', { experiment_id: id }, other.editor)
    expect(response.experiment).toMatchObject({ state: 'ended', ending: 'page_changed' })
  })
  for (const visitor of Array.from({ length: 10 }, newVisitor))
    expect((await visit(other, visitor)).payload).toContain('"fxts":true')
})

test('what the company says of itself is drawn anew in every variant', async () => {
  await using other = await startWithExperiment()
  await other.startHeard(await other.create())
  const visitors = Array.from({ length: 10 }, newVisitor)
  for (const id of visitors) expect((await visit(other, id)).payload).not.toContain('改名公司')
  const administrator = await signInMember(other, { roles: ['administrator'] })
  const site = { ...COMPANY, company: '改名公司' }
  await callStudio(other, 'companyChange', { base_revision: 0, site }, administrator)
  await eventually(async () => {
    for (const id of visitors) {
      const { payload } = await visit(other, id)
      expect(payload).toContain('改名公司')
      expect(variantIn(payload)).toBeDefined()
    }
  })
})

test('a process that starts has drawn the variants of its build before anybody comes', async () => {
  await using other = await startWithExperiment()
  await other.startHeard(await other.create())
  const drawn = async () =>
    (await other.database.owner.pool.query('SELECT key FROM experiment_render ORDER BY key')).rows
  await other.database.owner.pool.query('DELETE FROM experiment_render')
  await using _twin = await startTwin(other)
  expect(await drawn()).toEqual([{ key: 'A' }, { key: 'B' }])
})

test('an experiment that cannot be drawn leaves visitors the page itself', async () => {
  await using other = await startWithExperiment()
  await other.startHeard(await other.create())
  await other.database.owner.pool.query('ALTER TABLE experiment_render RENAME TO experiment_render_away')
  await using twin = await startTwin(other)
  for (const visitor of Array.from({ length: 10 }, newVisitor)) {
    const { statusCode, payload } = await visit(twin, visitor)
    expect([statusCode, variantIn(payload)]).toEqual([200, undefined])
  }
})
