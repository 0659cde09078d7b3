import { operations } from '@yingzao/contract/server'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { waitingForLocks } from '../../testing/waiting-for-locks'
import { beaconFigures, untilNoneWaits } from '../testing/beacon-figures'
import { pageText } from '../testing/documents'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const VIEW = {
  code: 'sale',
  page_id: '870',
  session_id: 'session-1',
  view_seq: 1,
  url: 'https://h5.example.com/h5-page/h5/sale?cps_id=7',
  referrer: 'https://news.example.com/',
  container: 'wx',
}

function sendView(
  { app }: Pick<TestGateway, 'app'>,
  view: object = {},
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  return app.inject({
    method: 'POST',
    remoteAddress,
    url: operations.pageView.path,
    // What `sendBeacon` sends for a text body.
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify({ ...VIEW, ...view }),
  })
}

function sendBeacon(
  { app }: Pick<TestGateway, 'app'>,
  fields: Record<string, string | number> = {},
  remoteAddress = '127.0.0.1',
) {
  const given = { page_id: '870', session_id: 'session-1', view_seq: 1, duration: 3, ev: 'hidden', ...fields }
  const query = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return app.inject({ url: operations.visitBeacon.path, query, remoteAddress })
}

async function stored({ ctx }: Pick<TestGateway, 'ctx'>): Promise<Record<string, unknown>[]> {
  const { rows } = await ctx.db.pool.query(`
    SELECT session_id, page_id, view_seq, code, url, referrer, container, uid, upload_id, duration, was_left
    FROM visit_log ORDER BY session_id, view_seq`)
  return rows
}

/** What `/metrics` says about the beacons, by short names. */
const ledger = (gateway: Pick<TestGateway, 'app'>) => beaconFigures(gateway, 'visits')

const settled = (gateway: Pick<TestGateway, 'app'>) => untilNoneWaits(() => ledger(gateway))

test('a view and its beacons become one row, in whatever order and however often they come', async () => {
  await using gateway = await startTestGateway()
  await sendBeacon(gateway, { duration: 3, uid: 'u-7', upload_id: 'ad-1' })
  await settled(gateway)
  for (const duration of [12, 40, 40, 20]) await sendBeacon(gateway, { duration })
  await sendView(gateway)
  await sendView(gateway, { url: 'https://h5.example.com/other' })
  await settled(gateway)
  await sendBeacon(gateway, { duration: 41, ev: 'leave' })
  expect(await settled(gateway)).toEqual({ received: 8, stored: 8, waiting: 0, dropped: {} })
  expect(await stored(gateway)).toEqual([
    { ...VIEW, uid: 'u-7', upload_id: 'ad-1', duration: 41, was_left: true },
  ])
})

test('of the ads whose buttons were tapped the last is kept, a phone in its place is not', async () => {
  await using gateway = await startTestGateway()
  for (const upload_id of ['ad-1', 'ad-2', 'x'.repeat(65)]) {
    await sendBeacon(gateway, { upload_id })
    await settled(gateway)
  }
  await sendBeacon(gateway, { view_seq: 2, upload_id: '13800138000' })
  expect(await settled(gateway)).toEqual({ received: 4, stored: 4, waiting: 0, dropped: {} })
  const [first, second] = await stored(gateway)
  expect(first?.upload_id).toBe('ad-2')
  expect(second?.upload_id).not.toContain('13800138000')
})

test('the second view of a session is another row', async () => {
  await using gateway = await startTestGateway()
  for (const view_seq of [1, 2]) await sendView(gateway, { view_seq })
  await settled(gateway)
  expect((await stored(gateway)).map(({ view_seq }) => view_seq)).toEqual([1, 2])
})

test('the fields that any client sends suffice', async () => {
  await using gateway = await startTestGateway()
  await gateway.app.inject(`${operations.visitBeacon.path}?page_id=870&session_id=abc&uid=&duration=7`)
  await settled(gateway)
  expect(await stored(gateway)).toMatchObject([
    { session_id: 'abc', page_id: '870', view_seq: 0, uid: null, duration: 7, was_left: false },
  ])
})

test('a beacon is answered with one pixel that nobody keeps', async () => {
  await using gateway = await startTestGateway()
  const reply = await sendBeacon(gateway)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
  expect(reply.rawPayload.byteLength).toBe(43)
  expect(reply.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
})

test('no secret of an address is stored', async () => {
  await using gateway = await startTestGateway()
  const secrets = 'token=t1&preview_token=t2&handset=13800138000&x=13900139000'
  await sendView(gateway, {
    url: `https://h5.example.com/h5-page/h5/sale?cps_id=7&${secrets}#token=t3`,
    referrer: `https://h5.example.com/?${secrets}\u0000`,
  })
  await settled(gateway)
  const [row] = await stored(gateway)
  expect(row?.url).toBe(
    'https://h5.example.com/h5-page/h5/sale?cps_id=7&token=***&preview_token=***&handset=***&x=***',
  )
  expect(JSON.stringify(row)).not.toMatch(/t1|t2|t3|13[89]00/)
})

test.each([
  ['no JSON', '{', 'no_json'],
  ['nothing', '', 'no_json'],
  ['a list', '[]', 'bad_report'],
  ['no session', JSON.stringify({ ...VIEW, session_id: undefined }), 'bad_session_id'],
  ['a phone as session', JSON.stringify({ ...VIEW, session_id: '13800138000' }), 'bad_session_id'],
  ['a page id that is a text', JSON.stringify({ ...VIEW, page_id: '<script>' }), 'bad_page_id'],
  ['half a view', JSON.stringify({ ...VIEW, view_seq: 1.5 }), 'bad_view_seq'],
  ['more than 32 KB', JSON.stringify({ ...VIEW, url: 'x'.repeat(40_000) }), 'unreadable'],
])('a view with %s is answered all the same, dropped and counted', async (_what, payload, reason) => {
  await using gateway = await startTestGateway()
  const reply = await gateway.app.inject({ method: 'POST', url: operations.pageView.path, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([200, 1])
  expect(await ledger(gateway)).toEqual({ received: 1, stored: 0, waiting: 0, dropped: { [reason]: 1 } })
})

test.each([
  ['uid', '13800138000'],
  ['duration', '-1'],
  ['duration', 'NaN'],
  ['duration', '99999999999'],
  ['ev', 'explode'],
  ['view_seq', 'x'],
])('a beacon with %s %s is dropped under that name', async (field, value) => {
  await using gateway = await startTestGateway()
  expect((await sendBeacon(gateway, { [field]: value })).statusCode).toBe(200)
  expect((await ledger(gateway)).dropped).toEqual({ [`bad_${field}`]: 1 })
})

test('visits of programs are counted and not stored; those of a telephone of that name are', async () => {
  await using gateway = await startTestGateway()
  const agents = [
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Googlebot/2.1',
    'Mozilla/5.0 (Linux; CUBOT NOTE 20)',
  ]
  for (const agent of agents) await sendView(gateway, {}, { 'user-agent': agent })
  expect(await settled(gateway)).toMatchObject({ received: 3, stored: 1, dropped: { bot_declared: 2 } })
})

test('nothing that is sent there is answered with a fault, and nothing goes uncounted', async () => {
  await using gateway = await startTestGateway()
  const field = fc.constantFrom(...Object.keys({ ...VIEW, uid: 1, duration: 1, ev: 1 }))
  const type = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x', '')
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, fc.jsonValue()), type, fc.string(), async (fields, type, noise) => {
      const payload = noise.length % 2 === 0 ? JSON.stringify({ ...VIEW, ...fields }) : noise
      const query = Object.entries(fields).map(
        ([name, value]) => `${name}=${queryText(typeof value === 'string' ? value : JSON.stringify(value))}`,
      )
      const view = { method: 'POST', url: operations.pageView.path, payload } as const
      const replies = await Promise.all([
        gateway.app.inject({ ...view, ...(type === '' ? {} : { headers: { 'content-type': type } }) }),
        gateway.app.inject(`${operations.visitBeacon.path}?${query.join('&')}`),
      ])
      sent += replies.length
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }),
    { numRuns: 100 },
  )
  const { received, stored, dropped } = await settled(gateway)
  expect(received).toBe(sent)
  expect(stored + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(sent)
  expect(dropped).not.toHaveProperty('refused')
})

// Half of an emoji cannot be encoded; its stand-in is no valid encoding either.
function queryText(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80%zz'
  }
}

test('ten thousand beacons to two processes: each is stored or dropped for a reason, and no view twice', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  const apps = [gateway, twin]
  // Every visitor's view, a repeat of it and two beacons, across both processes; every tenth visitor has no session.
  for (let first = 0; first < 2_500; first += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_none, offset) => first + offset).flatMap((visitor) => {
        const session_id = visitor % 10 === 0 ? '' : `visitor-${visitor}`
        const address = `10.0.${visitor >> 8}.${visitor & 255}`
        return [0, 1].flatMap((which) => [
          sendView(apps[which] ?? gateway, { session_id }, {}, address),
          sendBeacon(apps[1 - which] ?? gateway, { session_id, duration: visitor + which }, address),
        ])
      }),
    )
  }
  const figures = await Promise.all(apps.map(settled))
  const sum = (name: 'received' | 'stored') => figures.reduce((total, figure) => total + figure[name], 0)
  const dropped = figures.reduce((total, figure) => total + (figure.dropped.bad_session_id ?? 0), 0)
  expect([sum('received'), sum('stored'), dropped]).toEqual([10_000, 9_000, 1_000])
  const rows = await stored(gateway)
  expect(rows).toHaveLength(2_250)
  for (const { session_id, duration, code } of rows) {
    expect([`visitor-${Number(duration) - 1}`, 'sale']).toEqual([session_id, code])
  }
}, 60_000)

test('one network fills no disk: what is too much in a minute is dropped under that name, and others are taken', async () => {
  await using gateway = await startTestGateway()
  for (let view_seq = 0; view_seq < 3_100; view_seq += 1)
    expect((await sendView(gateway, { view_seq })).statusCode).toBe(200)
  await sendView(gateway, { session_id: 'somebody-else' }, {}, '203.0.113.7')
  expect(await settled(gateway)).toEqual({
    received: 3_101,
    stored: 3_001,
    waiting: 0,
    dropped: { too_many: 100 },
  })
  expect(await stored(gateway)).toHaveLength(3_001)
}, 60_000)

test('a database that is away for a moment costs no visit', async () => {
  await using gateway = await startTestGateway()
  await gateway.database.owner.pool.query('ALTER TABLE visit_log RENAME TO visit_log_away')
  await sendView(gateway)
  await sendBeacon(gateway, { duration: 9 })
  // Longer than visits are buffered, so that at least one attempt has failed.
  await vi.waitFor(async () => expect(await failures(gateway)).toBeGreaterThan(0), { timeout: 10_000 })
  await gateway.database.owner.pool.query('ALTER TABLE visit_log_away RENAME TO visit_log')
  expect(await settled(gateway)).toEqual({ received: 2, stored: 2, waiting: 0, dropped: {} })
  expect(await stored(gateway)).toMatchObject([{ code: 'sale', duration: 9 }])
})

/** Statements that failed in the database, by its own count of rolled back transactions. */
async function failures({ ctx }: TestGateway): Promise<number> {
  const { rows } = await ctx.db.pool.query<{ failed: number }>(
    'SELECT xact_rollback::int AS failed FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0]?.failed ?? 0
}

test('while the database keeps visits waiting, pages and beacons are answered', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await gateway.app.inject('/h5-page/h5/sale')
  const locker = await gateway.ctx.db.pool.connect()
  await locker.query('BEGIN; LOCK TABLE visit_log')
  for (let view_seq = 0; view_seq < 1_500; view_seq += 1) await sendView(gateway, { view_seq })
  await vi.waitFor(async () => expect(await waitingForLocks(gateway.ctx.db.pool)).toBe(1))
  // The lock is still held, so neither of these has waited for it.
  expect((await gateway.app.inject('/h5-page/h5/sale')).statusCode).toBe(200)
  expect((await sendBeacon(gateway)).statusCode).toBe(200)
  expect((await ledger(gateway)).stored).toBe(0)
  await locker.query('COMMIT')
  locker.release()
  expect(await settled(gateway)).toMatchObject({ received: 1_501, stored: 1_501, dropped: {} })
})

test('what waits is stored before a process leaves', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  for (let view_seq = 0; view_seq < 1_200; view_seq += 1) await sendView(twin, { view_seq })
  await twin.app.close()
  expect(await stored(gateway)).toHaveLength(1_200)
})
