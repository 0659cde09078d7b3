import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { handleErrors } from '../../../http/handle-errors'
import { startTestGateway } from '../../testing/start-test-gateway'
import { listenToQuotes, serve } from '../testing/listen-to-quotes'
import { at, ETF, openMarket, quoteAt, SHARE } from '../testing/trading-days'
import type { QuoteSource } from './quote-source'
import { createQuoteStreams, STREAM_PLACES } from './quote-streams'
import { serveStreams } from './routes'
import type { QuoteRow } from './simulate-quotes'

const WAIT = { timeout: 20_000 }
const OUTLET = { writableLength: 0 }
const log = pino({ level: 'silent' })

afterEach(() => {
  vi.useRealTimers()
})

test('a page is told all of its shares, then those that change, and stops with the process', async () => {
  // A store of its own: a gateway that serves requests listens for quotes.
  await using gateway = await startTestGateway({
    isNew: true,
    config: { allowedOrigins: ['https://shop.example.com'] },
  })
  await openMarket(gateway)
  await quoteAt(gateway, at('10:00:00'), { last: 10 }, { code: ETF, last: 1 })
  const origin = await serve(gateway.app)
  const headers = { origin: 'https://shop.example.com' }
  const page = await listenToQuotes(origin, `${ETF},${SHARE},600000`, { headers })
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': 'https://shop.example.com',
  })
  await vi.waitFor(() => expect(page.events()).toHaveLength(1), WAIT)
  expect(page.text()).toMatch(/^retry: 3000\n\n/)
  const { body } = await gateway.app.inject(
    `/n8sf/api/simulate-trading/v1/quotes?codes=${ETF},${SHARE},600000`,
  )
  const [first] = page.events()
  expect({ ...first?.data, server_time: 0 }).toEqual({ ...JSON.parse(body).response, server_time: 0 })

  const other = await listenToQuotes(origin, ETF)
  await vi.waitFor(() => expect(other.events()).toHaveLength(1), WAIT)
  await quoteAt(gateway, at('10:00:03'), { last: 10.01 })
  await vi.waitFor(() => expect(page.events()).toHaveLength(2), WAIT)
  const [, second] = page.events()
  expect(second?.data.list.map(({ code, last }) => [code, last])).toEqual([[SHARE, 10.01]])
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id))
  await quoteAt(gateway, at('10:00:06'), { code: ETF, last: 1.001 })
  await vi.waitFor(() => expect(other.events()).toHaveLength(2), WAIT)
  // A change of a share that it does not show sends it no event.
  expect(other.events().flatMap(({ data }) => data.list.map(({ last }) => last))).toEqual([1, 1.001])

  const metrics = await gateway.app.inject('/metrics')
  expect(metrics.body).toMatch(/quotes\/stream",le="1"\} 2\n/)

  const began = performance.now()
  await gateway.app.close()
  expect(await Promise.all([page.ended, other.ended])).toEqual(['end', 'end'])
  expect(performance.now() - began).toBeLessThan(3_000)
}, 90_000)

test.each(['', '60990', `${SHARE},`, Array(31).fill(SHARE).join(',')])(
  'codes “%s” are refused as by the call',
  async (codes) => {
    const { app } = streaming(madeUp())
    const reply = await app.inject(`/n8sf/api/simulate-trading/v1/quotes/stream?codes=${codes}`)
    expect(reply.json()).toMatchObject({ code: 400001, response: null })
    await app.close()
  },
)

test('an address has so many streams, a process so many more, and a place that is left is given again', async () => {
  expect(STREAM_PLACES).toEqual({ most: 2_000, ofNetwork: 20 })
  const { app, streams } = streaming(madeUp(), { most: 3, ofNetwork: 2 })
  const open = (ip: string) => streams.open([SHARE], ip, OUTLET)
  const one = open('10.0.0.1')
  expect([one, open('10.0.0.1')]).not.toContain(undefined)
  expect(open('10.0.0.1')).toBeUndefined()
  expect(open('10.0.0.2')).toBeDefined()
  expect(open('10.0.0.3')).toBeUndefined()
  one?.destroy()
  await vi.waitFor(() => expect(open('10.0.0.3')).toBeDefined())
  await app.close()
  expect(open('10.0.0.4')).toBeUndefined()
})

test('who has too many streams is refused as by any call, and by hanging up makes room', async () => {
  const { app } = streaming(madeUp())
  const origin = await serve(app)
  const open = await Promise.all(
    Array.from({ length: STREAM_PLACES.ofNetwork }, () => listenToQuotes(origin, SHARE)),
  )
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await listenToQuotes(origin, SHARE)
  await refused.ended
  expect([refused.status, JSON.parse(refused.text()).code]).toEqual([429, 429001])
  open[0]?.hangUp()
  await vi.waitFor(async () => expect((await listenToQuotes(origin, SHARE)).status).toBe(200), WAIT)
  await app.close()
})

test('a page that does not read is closed, and the others go on', async () => {
  const source = madeUp()
  const { app, streams } = streaming(source, { most: 2, ofNetwork: 2 })
  const origin = await serve(app)
  const reader = await listenToQuotes(origin, SHARE)
  await listenToQuotes(origin, SHARE, { isSlow: true })
  expect((await listenToQuotes(origin, SHARE)).status).toBe(429)
  // Together more than the operating system buffers for a connection.
  source.name = '长'.repeat(60_000)
  for (let tick = 2; tick <= 100; tick += 1) {
    source.tick = tick
    await streams.look()
    await vi.waitFor(() => expect(reader.events().at(-1)?.id).toBe(String(tick)), { ...WAIT, interval: 1 })
  }
  expect((await listenToQuotes(origin, SHARE)).status).toBe(200)
  expect(reader.events()).toHaveLength(100)
  await app.close()
}, 60_000)

/** How often quotes are read while nobody has opened a stream. */
async function readsUnasked(open: typeof createQuoteStreams): Promise<number> {
  const source = madeUp()
  const streams = open({ log }, source)
  for (let times = 0; times < 5; times += 1) {
    source.tick += 1
    await streams.look()
  }
  streams.close()
  return source.reads
}

test('nothing is read while no stream is open', async () => {
  expect(await readsUnasked(createQuoteStreams)).toBe(0)
})

test('one that has a stream of its own open is found out', async () => {
  expect(
    await readsUnasked((ctx, source) => {
      const streams = createQuoteStreams(ctx, source)
      streams.open([SHARE], '10.0.0.1', OUTLET)
      return streams
    }),
  ).toBeGreaterThan(0)
})

test('quotes are read once for all streams, and not while nothing is new', async () => {
  const source = madeUp()
  const streams = createQuoteStreams({ log }, source)
  for (let ip = 0; ip < 50; ip += 1) streams.open([SHARE, ETF], `10.0.0.${ip}`, OUTLET)
  await streams.look()
  const begun = source.rowReads
  expect(begun).toBeLessThanOrEqual(2)
  source.tick += 1
  await streams.look()
  await streams.look()
  expect(source.rowReads).toBe(begun + 1)
  streams.close()
})

test('while nothing happens the connection is kept alive, and the page is told so every half minute', async () => {
  vi.useFakeTimers()
  const source = madeUp()
  const streams = createQuoteStreams({ log }, source)
  const body = streams.open([SHARE], '10.0.0.1', OUTLET)
  await streams.look()
  const read = () => String(body?.read() ?? '')
  expect(read()).toContain(SHARE)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(read()).toBe(':\n\n')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(read()).toMatch(/^id: 1\ndata: \{"list":\[\],"is_market_open":true,/)
  streams.close()
})

test('when the exchanges begin or end to trade every page is told', async () => {
  const source = madeUp()
  const streams = createQuoteStreams({ log }, source)
  const body = streams.open([SHARE], '10.0.0.1', OUTLET)
  await streams.look()
  body?.read()
  source.isOpen = false
  await streams.look()
  expect(String(body?.read())).toMatch(/data: \{"list":\[\],"is_market_open":false,/)
  streams.close()
})

test('quotes that could not be read are told with the next look', async () => {
  const source = madeUp()
  const streams = createQuoteStreams({ log }, source)
  source.isAway = true
  const body = streams.open([SHARE], '10.0.0.1', OUTLET)
  await streams.look()
  expect(String(body?.read())).not.toContain('data:')
  source.isAway = false
  await streams.look()
  expect(String(body?.read())).toContain(SHARE)
  streams.close()
})

/** Streams of a server that has nothing else. */
function streaming(source: QuoteSource, places?: typeof STREAM_PLACES) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  handleErrors(app)
  const streams = createQuoteStreams({ log }, source, places)
  serveStreams(app, streams)
  return { app, streams }
}

/** Quotes that the test makes up; every share changes with every tick. */
function madeUp() {
  const source = {
    tick: 1,
    name: '江岸酒业',
    isOpen: true,
    isAway: false,
    reads: 0,
    rowReads: 0,
    async newest() {
      source.reads += 1
      if (source.isAway) throw new Error('The database is away.')
      return source.tick
    },
    changed: async (codes: readonly string[]) => codes,
    async rows(codes: readonly string[]) {
      source.rowReads += 1
      return new Map(codes.map((code) => [code, { code, name: source.name, last: 10 } as QuoteRow]))
    },
    isMarketOpen: async () => source.isOpen,
  }
  return source
}
