import type { Operation } from '@yingzao/contract/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf } from './sample-calls'
import { send } from './send'

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** Edge cases for parsers, SQL and JSON. */
const edges = fc.constantFrom<unknown>(
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '9'.repeat(40),
  'NaN',
  'true',
  '__proto__',
  'constructor',
  '\u0000',
  '\uD800',
  '\u202E活动',
  "' or 1=1--",
  '%00%zz',
  '../../etc/passwd',
  '{"$gt":""}',
  'x'.repeat(70_000),
  null,
  true,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  [],
  ['a', 'a'],
  {},
  { toString: 1 },
)
const hostile = fc.oneof(
  { weight: 3, arbitrary: edges },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
)

/** What a call may do with a request, whatever it contains: answer in the envelope, without a fault of ours. */
function expectAnswer(
  operation: Operation,
  { statusCode, body }: { statusCode: number; body: string },
): void {
  expect([operation.id, statusCode]).toEqual([operation.id, expect.toBeOneOf([200, 403, 429])])
  expect(body).not.toMatch(/\n? {4}at |node_modules|apps\/gateway|select |insert into/i)
  if (operation.response !== 'image')
    expect(JSON.parse(body)).toEqual({
      code: expect.any(Number),
      msg: expect.any(String),
      response: expect.toBeOneOf([null, expect.any(Object)]),
    })
}

async function asAnn() {
  return (await signIn(gateway, gateway.ann.handset)).headers
}

test('fifty requests to every call, each with a good field or two made bad, get an answer and no fault', async () => {
  for (const operation of gateway.served) {
    const names = [...Object.keys(operation.request.shape), 'uid', '__proto__', 'toString']
    const headers = await asAnn()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), hostile), { minLength: 1, maxLength: 3 }),
        async (changes) => {
          const fields = { ...(await fieldsOf(gateway, operation)), ...Object.fromEntries(changes) }
          expectAnswer(operation, await send(gateway.app, operation, { fields, headers }))
        },
      ),
      { numRuns: 50, seed: 20_261_121 },
    )
  }
  expect((await gateway.app.inject('/healthz')).statusCode).toBe(200)
})

describe('a body that is', () => {
  const DEEP = 200_000
  test.each<[string, string, string]>([
    ['no JSON', 'application/json', '{"a":'],
    ['a list', 'application/json', '[1]'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['a text', 'application/json', '"a"'],
    ['nested without end', 'application/json', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
    ['nested objects without end', 'application/json', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['larger than any page', 'application/json', JSON.stringify({ a: 'x'.repeat(1_100_000) })],
    [
      'of sixty thousand fields',
      'application/json',
      `{${Array.from({ length: 60_000 }, (_, n) => `"f${n}":1`).join()}}`,
    ],
    [
      'a poisoned prototype',
      'application/json',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
    ],
    ['XML', 'application/xml', '<a/>'],
    ['of a type that is none', 'x', '{}'],
    ['in a charset that is none', 'application/json; charset=utf-99', '{}'],
    [
      'no UTF-8',
      'application/json',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
    ],
  ])('%s is answered by every call that takes one', async (_what, type, payload) => {
    for (const operation of gateway.served.filter(({ method }) => method === 'POST')) {
      const headers = { ...(await asAnn()), 'content-type': type }
      expectAnswer(
        operation,
        await gateway.app.inject({ method: 'POST', url: operation.path, headers, payload }),
      )
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('a query that', () => {
  test.each([
    ['repeats a field', 'id=1&id=2&code=a&code=b&url=a&url=b&activity=a&activity=b'],
    ['looks like an object', 'id[a]=1&code[]=x&__proto__[x]=1'],
    ['cannot be decoded', 'id=%zz&code=%E0%A4%A&url=%'],
    ['is long', `id=${'a'.repeat(70_000)}`],
    ['has ten thousand fields', Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')],
  ])('%s is answered by every call that takes one', async (_what, query) => {
    const headers = await asAnn()
    for (const operation of gateway.served.filter(({ method }) => method === 'GET')) {
      expectAnswer(operation, await gateway.app.inject({ url: `${operation.path}?${query}`, headers }))
    }
  })
})

test('over a real connection a header without end is refused, and the next request served', async () => {
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  const bomb = await fetch(`${origin}/healthz`, { headers: { 'x-bomb': 'x'.repeat(100_000) } }).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect(bomb).toBeOneOf([431, 'cut off'])
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
