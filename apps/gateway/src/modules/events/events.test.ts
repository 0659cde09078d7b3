import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { beaconFigures, countsByReason, untilNoneWaits } from '../testing/beacon-figures'
import { signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const EVENT = { seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 1500 }
const BATCH = { session_id: 's-1', view_seq: 3, code: 'sale', version: 7, container: 'wx', events: [EVENT] }

function send({ app }: Pick<TestGateway, 'app'>, batch: object = {}, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: operations.pageEvents.path,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify({ ...BATCH, ...batch }),
  })
}

async function stored({ ctx }: Pick<TestGateway, 'ctx'>): Promise<Record<string, unknown>[]> {
  const { rows } = await ctx.db.pool.query(
    `SELECT *, round(extract(epoch FROM now() - occurred_at))::int AS seconds_ago FROM page_event
    ORDER BY session_id, view_seq, seq`,
  )
  return rows
}

/** What `/metrics` says of the events, by short names. */
async function ledger(gateway: Pick<TestGateway, 'app'>) {
  const lost = countsByReason(await gateway.app.metrics.metrics(), 'page_events_lost_on_phones_total')
  return { ...(await beaconFigures(gateway, 'page_events')), lost }
}

const settled = (gateway: Pick<TestGateway, 'app'>) => untilNoneWaits(() => ledger(gateway))

test('an event is stored with its page, and happened as long ago as the phone says', async () => {
  await using gateway = await startTestGateway()
  const failed = {
    ...EVENT,
    seq: 2,
    name: 'action_fail',
    code: 400052,
    action_name: '领取',
    upload_id: 'u-9',
  }
  await send(gateway, { uid: 'u-7', events: [EVENT, failed] })
  expect(await settled(gateway)).toEqual({ received: 2, stored: 2, waiting: 0, dropped: {}, lost: {} })
  const page = {
    session_id: 's-1',
    view_seq: 3,
    page_code: 'sale',
    page_version: 7,
    container: 'wx',
    uid: 'u-7',
  }
  const block = { block_id: 'buy', block: 'button' }
  const rows = await stored(gateway)
  expect(rows).toMatchObject([
    { ...page, ...block, seq: 1, name: 'click', code: null, action_name: null, upload_id: null },
    { ...page, ...block, seq: 2, name: 'action_fail', code: 400052, action_name: '领取', upload_id: 'u-9' },
  ])
  for (const { seconds_ago } of rows) expect(seconds_ago).toBeGreaterThanOrEqual(1)
})

test('a batch that comes twice, at two processes, is stored once', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  for (const one of [gateway, twin, gateway]) await send(one)
  await Promise.all([settled(gateway), settled(twin)])
  expect(await stored(gateway)).toHaveLength(1)
})

test('what cannot be used is dropped by itself and by name, and what was received is accounted for', async () => {
  await using gateway = await startTestGateway()
  const replies = [
    await send(gateway, { events: [EVENT, { ...EVENT, seq: 0 }, { ...EVENT, seq: 3, name: 'dance' }, null] }),
    await send(gateway, { code: '13800138000' }),
    await send(gateway, {
      events: Array.from({ length: 101 }, (_, index) => ({ ...EVENT, seq: index + 1 })),
    }),
    await send(gateway, {}, { 'user-agent': 'Googlebot/2.1' }),
    await gateway.app.inject({ method: 'POST', url: operations.pageEvents.path, payload: 'no json' }),
  ]
  for (const { statusCode } of replies) expect(statusCode).toBe(200)
  const { received, stored: kept, dropped } = await settled(gateway)
  expect({ kept, dropped }).toEqual({
    kept: 1,
    dropped: { bad_event: 3, bad_code: 1, bad_events: 1, bot_declared: 1, no_json: 1 },
  })
  expect(received).toBe(kept + Object.values(dropped).reduce((sum, count) => sum + count, 0))
})

test('what phones could not tell is counted by their reasons', async () => {
  await using gateway = await startTestGateway()
  await send(gateway, { losses: { not_sent: 20, queue_full: 2 } })
  await send(gateway, { losses: { not_sent: 1 } })
  await send(gateway, { losses: { dog_ate_it: 1 } })
  expect((await settled(gateway)).lost).toEqual({ not_sent: 21, queue_full: 2 })
})

test('a phone number, or a name where an id belongs, is not kept', async () => {
  await using gateway = await startTestGateway()
  const hostile = {
    action_name: '打 13800138000',
    upload_id: '13800138000',
    block_id: '13800138000',
    block: '王小明',
  }
  const events = Object.entries(hostile).map(([field, value], index) => ({
    ...EVENT,
    seq: index + 1,
    [field]: value,
  }))
  await send(gateway, { events })
  expect(await settled(gateway)).toMatchObject({ stored: 0, dropped: { bad_event: events.length } })
})

test('who has switched recommendation off is counted as nobody', async () => {
  await using gateway = await startTestGateway()
  const [counted, off] = [await signIn(gateway), await signIn(gateway)]
  await gateway.ctx.db.pool.query('UPDATE softuser SET is_recommendation_on = false WHERE softuser_id = $1', [
    off.uid,
  ])
  for (const { uid } of [counted, off]) await send(gateway, { session_id: `s-${uid}`, uid: `${uid}` })
  await settled(gateway)
  const uids = Object.fromEntries((await stored(gateway)).map(({ session_id, uid }) => [session_id, uid]))
  expect(uids).toEqual({ [`s-${counted.uid}`]: `${counted.uid}`, [`s-${off.uid}`]: null })
})

test('one network fills no disk: a batch that is too much in a minute is dropped under that name', async () => {
  await using gateway = await startTestGateway()
  const events = Array.from({ length: 100 }, (_none, index) => ({ ...EVENT, seq: index + 1 }))
  for (let view_seq = 0; view_seq < 152; view_seq += 1) await send(gateway, { view_seq, events })
  expect(await settled(gateway)).toMatchObject({
    received: 15_200,
    stored: 15_000,
    dropped: { too_many: 200 },
  })
}, 60_000)
