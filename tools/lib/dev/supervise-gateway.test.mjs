import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { superviseGateway } from './supervise-gateway.mjs'

/** The gateways that were started, in order, as far as a test simulates them. */
let gateways
/** The messages they were sent, in order: `1 first`. */
let told
const said = vi.fn()
const ended = vi.fn()

/** Builds what a gateway loads from the sources. */
const make = vi.fn()

vi.mock('node:child_process', () => ({ spawn: () => startGateway() }))
vi.mock('./bundle-gateway.mjs', () => ({
  GATEWAY_BUNDLE: 'gateway.mjs',
  bundleGateway: async () => ({ make, close: async () => {} }),
}))

function startGateway() {
  const number = gateways.length + 1
  const gateway = Object.assign(new EventEmitter(), {
    connected: true,
    exitCode: null,
    send: (message) => told.push(`${number} ${message.demo ?? message}`),
    kill: () => {
      told.push(`${number} killed`)
      gateway.end(0)
    },
    /** It ends by itself. */
    end(code) {
      gateway.connected = false
      gateway.exitCode = code
      setImmediate(() => gateway.emit('exit', code))
    },
    becomeReady: () => gateway.emit('message', 'ready'),
  })
  gateways.push(gateway)
  return gateway
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  gateways = []
  told = []
  vi.clearAllMocks()
  make.mockResolvedValue({ packages: ['fastify'], sources: new Set(['apps/gateway/src/main.ts']) })
  vi.spyOn(console, 'error').mockImplementation(said)
  vi.spyOn(process, 'exit').mockImplementation(ended)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Resolves once one more process has been started to wait. */
async function spareWaits() {
  await settled()
  vi.advanceTimersByTime(1000)
}

/** One that serves, with the second waiting to become the next. */
async function serving() {
  const gateway = await superviseGateway()
  gateways[0].becomeReady()
  await spareWaits()
  told.length = 0
  return gateway
}

/** A source was saved, and what is made of it is loaded. */
async function restarted({ restart }) {
  restart()
  await settled()
}

test('the first gateway serves once it is ready, and one more waits to become the next', async () => {
  await superviseGateway()
  await settled()
  expect(told).toEqual(['1 start'])
  expect(gateways).toHaveLength(1)
  gateways[0].becomeReady()
  await settled()
  expect(told).toEqual(['1 start', '1 first'])
  // It would take time from the one that people wait for.
  expect(gateways).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(gateways).toHaveLength(2)
})

test('a new one takes over when it is ready and the old one has left the port', async () => {
  await restarted(await serving())
  expect(told).toEqual(['2 start'])
  gateways[1].becomeReady()
  await settled()
  expect(told).toEqual(['2 start', '1 release'])
  gateways[0].emit('message', 'released')
  await settled()
  expect(told).toEqual(['2 start', '1 release', '2 serve'])
})

test('an old one that dies instead of leaving the port has left it', async () => {
  await restarted(await serving())
  gateways[1].becomeReady()
  gateways[0].end(1)
  await settled()
  expect(told).toEqual(['2 start', '1 release', '2 serve'])
})

test('a new one that does not start changes nothing, and the next save has another try', async () => {
  const gateway = await serving()
  await restarted(gateway)
  gateways[1].end(1)
  await settled()
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The gateway did not start'))
  expect(ended).not.toHaveBeenCalled()
  await restarted(gateway)
  gateways[2].becomeReady()
  await settled()
  gateways[0].emit('message', 'released')
  await settled()
  expect(told).toEqual(['2 start', '3 start', '1 release', '3 serve'])
})

test('sources of which nothing can be made change nothing either', async () => {
  const gateway = await serving()
  make.mockRejectedValueOnce(new Error('Unexpected end of file'))
  await restarted(gateway)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The gateway that runs goes on'))
  expect(told).toEqual([])
})

test.each([
  [3, 3],
  [null, 1],
])('a first one that ends with %s before it serves ends all of it', async (code, exit) => {
  await superviseGateway()
  gateways[0].end(code)
  await settled()
  expect(ended).toHaveBeenCalledExactlyOnceWith(exit)
})

test('one that was overtaken by another save is ended, and nobody is told', async () => {
  const gateway = await serving()
  gateway.restart()
  await restarted(gateway)
  expect(told).toEqual(['2 start', '3 start', '2 killed'])
  expect(said).not.toHaveBeenCalled()
  // It says that it is ready a moment too late.
  gateways[1].becomeReady()
  await settled()
  expect(told).toHaveLength(3)
})

test('a build is for the one that serves and for the one that will', async () => {
  const gateway = await serving()
  await restarted(gateway)
  gateway.takeUpBuild('site')
  expect(told).toEqual(['2 start', '1 site', '2 site'])
  gateways[1].connected = false
  gateway.takeUpBuild('studio')
  expect(told.slice(3)).toEqual(['1 studio'])
})

test('a demo page is published once, by the one that serves', async () => {
  const gateway = await serving()
  await restarted(gateway)
  gateway.takeUpDemo('etf-course.json')
  expect(told).toEqual(['2 start', '1 etf-course.json'])
})

test('only what is in the bundle wants a new gateway', async () => {
  const { holds } = await serving()
  expect(holds('apps/gateway/src/main.ts')).toBe(true)
  expect(holds('packages/blocks/src/countdown/countdown.tsx')).toBe(false)
})

test('the end of all of it is the end of each that runs or waits, and no failure', async () => {
  const { stop } = await serving()
  await stop()
  expect(told).toEqual(['1 killed', '2 killed'])
  expect(said).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})
