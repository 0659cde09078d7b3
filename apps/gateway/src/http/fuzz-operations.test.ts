import {
  type EnvelopeOperation,
  errors,
  isInQuery,
  type Operation,
  operations,
} from '@yingzao/contract/server'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from './app-error'
import { registerOperation } from './register-operation'
import { serverForTest } from './testing/server-for-test'

// Refuses with something its contract lists: this tests what comes before a handler, not the handler.
function refuse(operation: EnvelopeOperation) {
  return () => {
    throw new AppError(errors[operation.errors[0] ?? 'serverError'])
  }
}

/** Values that reach a handler's edge cases more often than chance would. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    'true',
    '__proto__',
    '\u0000',
    '\uD800',
    "' or 1=1--",
    '1e999',
    'a'.repeat(70_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
)

// Beacons refuse nothing; what happens to hostile ones is up to the module that takes them.
const calls = Object.values<Operation>(operations).filter(isCall)

function isCall(operation: Operation): operation is EnvelopeOperation {
  return operation.response !== 'image' && !operation.beacon
}

describe.each(calls)('$id', (operation) => {
  // Some calls take nothing at all, and are sent something all the same.
  const field = fc.oneof(fc.constantFrom('uid', ...Object.keys(operation.request.shape)), hostile)

  test('answers fifty malformed requests with the envelope and never with a fault of ours', async () => {
    const { app } = await serverForTest()
    // Anybody may call, as only the input is tested.
    app.findVisitor = async () => ({ uid: 1, sessionId: 's' })
    const headers = { authorization: 'Bearer any' }
    registerOperation(app, operation, refuse(operation))
    const send = (pairs: [string, string][], body: unknown) =>
      isInQuery(operation)
        ? app.inject({
            method: operation.method,
            url: `${operation.path}?${pairs.map(queryPair).join('&')}`,
            headers,
          })
        : app.inject({ method: 'POST', url: operation.path, headers, payload: JSON.stringify(body) ?? '' })

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(field, hostile), { maxLength: 6 }),
        fc.json(),
        async (pairs, body) => {
          const reply = await send(pairs, JSON.parse(body))
          expect(reply.statusCode).toBeLessThan(500)
          expect(reply.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
          expect(reply.body).not.toMatch(/\n? {4}at |node_modules/)
        },
      ),
      { numRuns: 50 },
    )
  })
})

function queryPair(pair: [string, string]): string {
  return pair.map(queryText).join('=')
}

// A lone surrogate cannot be encoded; what stands in for it is no valid encoding either.
function queryText(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80%zz'
  }
}
