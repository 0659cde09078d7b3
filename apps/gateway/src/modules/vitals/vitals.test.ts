import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { beaconFigures, untilNoneWaits } from '../testing/beacon-figures'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const REPORT = {
  session_id: 's-1',
  view_seq: 3,
  code: 'sale',
  version: 7,
  container: 'wx',
  lcp: 1234,
  cls: 0.05,
}

function send({ app }: Pick<TestGateway, 'app'>, report: object = {}, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: operations.pageVitals.path,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify({ ...REPORT, ...report }),
  })
}

async function stored({ ctx }: Pick<TestGateway, 'ctx'>): Promise<Record<string, unknown>[]> {
  return (await ctx.db.pool.query('SELECT * FROM web_vital ORDER BY session_id, view_seq')).rows
}

const settled = (gateway: Pick<TestGateway, 'app'>) =>
  untilNoneWaits(() => beaconFigures(gateway, 'page_vitals'))

test('what a view has measured is stored with its page, and nothing of who looked', async () => {
  await using gateway = await startTestGateway()
  await send(gateway, { uid: '7', url: 'https://a.example/?token=x', variant: '12.B', lcp_block: 'hero' })
  expect(await settled(gateway)).toEqual({ received: 1, stored: 1, waiting: 0, dropped: {} })
  const [row = {}] = await stored(gateway)
  expect(row).toEqual({
    session_id: 's-1',
    view_seq: 3,
    page_code: 'sale',
    page_version: 7,
    variant: '12.B',
    container: 'wx',
    lcp: 1234,
    inp: null,
    fcp: null,
    ttfb: null,
    cls: 0.05,
    lcp_block: 'hero',
    created_at: expect.any(Date),
  })
})

test('a view tells once: what comes again, at two processes, leaves it as it was', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  await send(gateway)
  await settled(gateway)
  for (const one of [twin, gateway]) await send(one, { lcp: 9000 })
  await Promise.all([settled(gateway), settled(twin)])
  expect(await stored(gateway)).toMatchObject([{ lcp: 1234 }])
})

test('a figure that cannot be used costs that figure alone', async () => {
  await using gateway = await startTestGateway()
  await send(gateway, { lcp: 1.5, fcp: 600_001, inp: -1, ttfb: '90', lcp_block: '13800138000' })
  await settled(gateway)
  expect(await stored(gateway)).toMatchObject([
    { lcp: null, fcp: null, inp: null, ttfb: null, lcp_block: null, cls: expect.closeTo(0.05) },
  ])
})

test('what cannot be used at all is dropped by name, and what was received is accounted for', async () => {
  await using gateway = await startTestGateway()
  const replies = [
    await send(gateway),
    await send(gateway, { code: '13800138000' }),
    await send(gateway, { session_id: '' }),
    await send(gateway, { view_seq: 4, lcp: -1, cls: 'much' }),
    await send(gateway, {}, { 'user-agent': 'Googlebot/2.1' }),
    await gateway.app.inject({ method: 'POST', url: operations.pageVitals.path, payload: 'no json' }),
  ]
  for (const { statusCode } of replies) expect(statusCode).toBe(200)
  const { received, stored: kept, dropped } = await settled(gateway)
  expect({ kept, dropped }).toEqual({
    kept: 1,
    dropped: { bad_code: 1, bad_session_id: 1, nothing_measured: 1, bot_declared: 1, no_json: 1 },
  })
  expect(received).toBe(kept + Object.values(dropped).reduce((sum, count) => sum + count, 0))
})

test('one network fills no disk: what is too much in a minute is dropped under that name', async () => {
  await using gateway = await startTestGateway()
  for (let view_seq = 0; view_seq < 603; view_seq += 1) await send(gateway, { view_seq })
  expect(await settled(gateway)).toMatchObject({ received: 603, stored: 600, dropped: { too_many: 3 } })
}, 60_000)
