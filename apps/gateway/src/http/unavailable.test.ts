import { operations } from '@yingzao/contract/server'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registerOperation } from './register-operation'
import { serverForTest } from './testing/server-for-test'

const { multipleBrokerageOptions: operation } = operations

/** The answer to a call that ends with `error`. */
async function answerTo(error: Error) {
  const { app, logged } = await serverForTest()
  registerOperation(app, operation, () => Promise.reject(error))
  const { statusCode, headers, ...reply } = await app.inject({ url: operation.path })
  await app.close()
  return { statusCode, retryAfter: headers['retry-after'], code: reply.json().code, logged: logged.join('') }
}

const fault = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.each([
  ['refuses connections', fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['cuts them', fault('read ECONNRESET', 'ECONNRESET')],
  ['went away in the middle', fault('Connection terminated unexpectedly')],
  ['is being shut down', fault('terminating connection due to administrator command', '57P01')],
  ['is starting', fault('the database system is starting up', '57P03')],
  ['has no connection free', fault('timeout exceeded when trying to connect')],
  [
    'fails within a statement',
    new DrizzleQueryError('select', [], fault('Connection terminated unexpectedly')),
  ],
])('while the database %s a call says so, and when to come back', async (_what, error) => {
  expect(await answerTo(error)).toMatchObject({ statusCode: 503, retryAfter: '2', code: 500000 })
})

test.each([
  ['a fault of ours', fault('x is not a function')],
  ['a statement that the database refuses', fault('duplicate key value', '23505')],
])('%s is no outage', async (_what, error) => {
  expect(await answerTo(error)).toMatchObject({ statusCode: 500, retryAfter: undefined, code: 500000 })
})

test('a call that takes too long is answered in time, and what comes of it later disturbs nobody', async () => {
  const { app, logged } = await serverForTest()
  let fail: (reason: Error) => void = () => {}
  const never = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  registerOperation(app, operation, () => never, { patienceMs: 20 })
  const { statusCode, headers } = await app.inject({ url: operation.path })
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  fail(new Error('too late'))
  await app.close()
  expect(logged.join('')).toContain('not done after 20 ms')
})
