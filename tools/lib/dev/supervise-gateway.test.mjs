import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { superviseGateway } from './supervise-gateway.mjs'

/** The gateways that were started, in order, as far as a test plays them. */
let gateways
/** What they were told, in order: `1 serve`. */
let told
const said = vi.fn()
const ended = vi.fn()

vi.mock('node:child_process', () => ({ spawn: () => startGateway() }))

function startGateway() {
  const number = gateways.length + 1
  const gateway = Object.assign(new EventEmitter(), {
    connected: true,
    exitCode: null,
    send: (message) => told.push(`${number} ${message}`),
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
  gateways = []
  told = []
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(said)
  vi.spyOn(process, 'exit').mockImplementation(ended)
})
afterEach(() => vi.restoreAllMocks())

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** One that serves. */
async function serving() {
  const gateway = superviseGateway()
  gateways[0].becomeReady()
  await settled()
  told.length = 0
  return gateway
}

test('a gateway serves once it is ready', async () => {
  superviseGateway()
  await settled()
  expect(told).toEqual([])
  gateways[0].becomeReady()
  await settled()
  expect(told).toEqual(['1 serve'])
})

test('a new one takes over when it is ready and the old one has left the port', async () => {
  const { restart } = await serving()
  restart()
  await settled()
  expect(told).toEqual([])
  gateways[1].becomeReady()
  await settled()
  expect(told).toEqual(['1 release'])
  gateways[0].emit('message', 'released')
  await settled()
  expect(told).toEqual(['1 release', '2 serve'])
})

test('an old one that dies instead of leaving the port has left it', async () => {
  const { restart } = await serving()
  restart()
  gateways[1].becomeReady()
  gateways[0].end(1)
  await settled()
  expect(told).toEqual(['1 release', '2 serve'])
})

test('a new one that does not start changes nothing, and the next save has another try', async () => {
  const { restart } = await serving()
  restart()
  gateways[1].end(1)
  await settled()
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The gateway did not start'))
  expect(ended).not.toHaveBeenCalled()
  expect(told).toEqual([])
  restart()
  gateways[2].becomeReady()
  await settled()
  gateways[0].emit('message', 'released')
  await settled()
  expect(told).toEqual(['1 release', '3 serve'])
})

test.each([
  [3, 3],
  [null, 1],
])('a first one that ends with %s before it serves ends all of it', async (code, exit) => {
  superviseGateway()
  gateways[0].end(code)
  await settled()
  expect(ended).toHaveBeenCalledExactlyOnceWith(exit)
})

test('one that was overtaken by another save is ended, and nobody is told', async () => {
  const { restart } = await serving()
  restart()
  restart()
  await settled()
  expect(told).toEqual(['2 killed'])
  expect(said).not.toHaveBeenCalled()
  // It says that it is ready a moment too late.
  gateways[1].becomeReady()
  await settled()
  expect(told).toEqual(['2 killed'])
})

test('a build is for the one that serves and for the one that will', async () => {
  const { restart, takeUpBuild } = await serving()
  restart()
  takeUpBuild()
  expect(told).toEqual(['1 build', '2 build'])
  gateways[1].connected = false
  takeUpBuild()
  expect(told.slice(2)).toEqual(['1 build'])
})

test('the end of all of it is the end of each that runs, and no failure', async () => {
  const { restart, stop } = await serving()
  restart()
  await stop()
  expect(told).toEqual(['1 killed', '2 killed'])
  expect(said).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})
