import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startVendor, type VendorServer } from '../testing/vendors/vendor-server'
import { createSupplier, type Supplier, type SupplierOptions } from './supplier'
import { SupplierError } from './supplier-error'

const PATH = '/hello'
const good = { greeting: 'hello' }

let vendor: VendorServer
beforeEach(async () => {
  vendor = await startVendor({ [PATH]: () => ({ errcode: 0, errmsg: 'ok', ...good }) })
})
afterEach(() => vendor[Symbol.asyncDispose]())

function open(options: Partial<SupplierOptions> = {}): Supplier {
  return createSupplier({ name: 'Vendor', origin: vendor.origin, log: pino({ level: 'silent' }), ...options })
}

function ask(supplier: Supplier, { repeatable = true } = {}) {
  return supplier.call({
    path: PATH,
    query: { access_token: 'the-token' },
    body: { secret: 'the-secret' },
    reply: z.object({ greeting: z.string() }),
    repeatable,
  })
}

/** Returns the error of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof SupplierError) return error
  throw new Error(`Expected a SupplierError, got ${JSON.stringify(error)}.`)
}

test('gives back what was asked for, and sends what was given', async () => {
  expect(await ask(open())).toEqual(good)
  expect(vendor.requests()).toEqual([
    { method: 'POST', path: PATH, query: { access_token: 'the-token' }, body: { secret: 'the-secret' } },
  ])
})

test.each([
  ['a broken connection', { kind: 'cut' }, 'no_answer'],
  ['a gateway that is down', { kind: 'http', status: 502 }, 'no_answer'],
  ['something that is no JSON', { kind: 'text', text: '<html>the-token' }, 'no_answer'],
  ['an answer with a part missing', { kind: 'text', text: '{"token":"the-token"}' }, 'no_answer'],
  ['a system that is busy', { kind: 'errcode', errcode: -1 }, 'busy'],
] as const)('%s is tried three times, and a moment of it is not noticed', async (_what, fault, failure) => {
  vendor.break(PATH, fault, 2)
  expect(await ask(open())).toEqual(good)
  vendor.break(PATH, fault)
  const error = await failureOf(ask(open()))
  expect([error.failure, vendor.requests().length]).toEqual([failure, 6])
})

test.each([45009, 40165, 48001])('errcode %d is an answer: it is not asked again', async (errcode) => {
  vendor.break(PATH, { kind: 'errcode', errcode, errmsg: 'reach max api daily quota limit' })
  const error = await failureOf(ask(open()))
  expect(error).toMatchObject({ failure: 'refused', errcode })
  expect(error.message).toContain('quota')
  expect(vendor.requests()).toHaveLength(1)
})

test('what must not be done twice is tried once', async () => {
  vendor.break(PATH, { kind: 'cut' }, 1)
  expect((await failureOf(ask(open(), { repeatable: false }))).failure).toBe('no_answer')
  expect(vendor.requests()).toHaveLength(1)
})

test('a try that takes too long is given up', async () => {
  vendor.break(PATH, { kind: 'hang' })
  const error = await failureOf(ask(open({ tryMs: 50 })))
  expect(error.message).toBe('Vendor /hello gave no answer within 50 ms.')
  expect(vendor.requests()).toHaveLength(3)
})

test('a try may take three seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  await ask(open())
  expect(limit.mock.calls).toEqual([[3_000]])
  limit.mockRestore()
})

test('after five tries in a row without an answer nothing is sent, until one finds it answering again', async () => {
  const log = { warn: vi.fn(), info: vi.fn() }
  const supplier = open({ restMs: 2_000, log })
  vendor.break(PATH, { kind: 'cut' })
  const failures = [await failureOf(ask(supplier)), await failureOf(ask(supplier))]
  expect(failures.map(({ failure }) => failure)).toEqual(['no_answer', 'unavailable'])
  for (let call = 0; call < 20; call += 1)
    expect((await failureOf(ask(supplier))).failure).toBe('unavailable')
  expect(vendor.requests()).toHaveLength(5)
  vendor.mend(PATH)
  await vi.waitFor(async () => expect(await ask(supplier)).toEqual(good), { timeout: 10_000 })
  expect(vendor.requests()).toHaveLength(6)
  expect([log.warn, log.info].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('refusals open no circuit', async () => {
  const supplier = open()
  vendor.break(PATH, { kind: 'errcode', errcode: 45009 }, 20)
  for (let call = 0; call < 20; call += 1) await failureOf(ask(supplier))
  expect(await ask(supplier)).toEqual(good)
})

test('no more than 32 calls wait at once; the others are told at once', async () => {
  vendor.break(PATH, { kind: 'hang' })
  const supplier = open({ tryMs: 300 })
  const failures = await Promise.all(
    Array.from({ length: 50 }, () => failureOf(ask(supplier, { repeatable: false }))),
  )
  const told = failures.filter(({ failure }) => failure === 'unavailable')
  expect([told.length, vendor.requests().length]).toEqual([18, 32])
})

test('is not led elsewhere with a token in hand', async () => {
  await using elsewhere = await startVendor({ [PATH]: () => good })
  const { createServer } = await import('node:http')
  const server = createServer((_request, reply) => {
    reply.writeHead(302, { location: `${elsewhere.origin}${PATH}` }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as { port: number }
  const supplier = open({ origin: `http://127.0.0.1:${address.port}` })
  expect((await failureOf(ask(supplier))).failure).toBe('no_answer')
  expect(elsewhere.requests()).toEqual([])
  server.closeAllConnections()
  server.close()
})

test('neither token nor secret is in anything that an error says', async () => {
  const faults = [
    { kind: 'cut' },
    { kind: 'text', text: '{"access_token":"the-token","secret":"the-secret"' },
    { kind: 'text', text: '{"access_token":"the-token"}' },
    { kind: 'http', status: 500 },
  ] as const
  for (const fault of faults) {
    vendor.break(PATH, fault)
    const error = await failureOf(ask(open(), { repeatable: false }))
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: 10 })).not.toMatch(/the-token|the-secret/)
  }
})
