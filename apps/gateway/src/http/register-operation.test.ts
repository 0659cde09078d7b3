import { type EnvelopeOperation, errors, operation } from '@yingzao/contract/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppEnv } from '../config/app-env'
import { AppError } from './app-error'
import { type OperationHandler, registerOperation } from './register-operation'
import { serverForTest } from './testing/server-for-test'

const submit = operation({
  id: 'submit',
  method: 'POST',
  path: '/oabase/submit',
  auth: 'A',
  summary: 'For this test.',
  request: z.object({ name: z.string(), times: z.int().default(1) }),
  response: z.strictObject({ stored: z.string() }),
  errors: ['invalidParameters', 'quotaFull'],
})

async function serve<Op extends EnvelopeOperation>(
  op: Op,
  handler: OperationHandler<Op>,
  env: AppEnv = 'test',
) {
  const frame = await serverForTest({ env })
  registerOperation(frame.app, op, handler)
  const post = (payload: string | object, type = 'application/json') =>
    frame.app.inject({ method: 'POST', url: op.path, payload, headers: { 'content-type': type } })
  return { ...frame, post }
}

const echo: OperationHandler<typeof submit> = (input) => ({ stored: JSON.stringify(input) })

describe('what comes in', () => {
  test('is checked, given its defaults, and rid of what the contract does not name', async () => {
    const { post } = await serve(submit, echo)
    const reply = await post({ name: 'a', uid: 7, price: 1 })
    expect(reply.json()).toEqual({
      code: 1,
      msg: 'success',
      response: { stored: '{"name":"a","times":1}' },
    })
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['a wrong type', '{"name":1}', 'application/json'],
    ['a missing field', '{}', 'application/json'],
    ['no JSON', '{"name":', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a key that would change the prototype', '{"name":"a","__proto__":{"x":1}}', 'application/json'],
    ['more than a megabyte', JSON.stringify({ name: 'a'.repeat(1024 * 1024) }), 'application/json'],
    ['a list', '[]', 'application/json'],
    ['text', 'name=a', 'text/plain'],
    ['a form', 'name=a', 'application/x-www-form-urlencoded'],
    ['depth without end', '['.repeat(500_000), 'application/json'],
    ['depth with an end', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'application/json'],
  ])('%s is refused as a wrong parameter', async (_what, payload, type) => {
    const { post, logged } = await serve(submit, echo)
    const reply = await post(payload, type)
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 400001, msg: '参数错误', response: null }])
    expect(logged).toEqual([])
  })
})

describe('what a handler throws', () => {
  test('of the catalogue is the answer', async () => {
    const { post, logged } = await serve(submit, () => {
      throw new AppError(errors.quotaFull)
    })
    const reply = await post({ name: 'a' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 400015, msg: '名额已满', response: null }])
    expect(logged).toEqual([])
  })

  test('otherwise stays in the log, with the operation that failed', async () => {
    const { post, logged } = await serve(submit, () => {
      throw new Error('connection to 10.0.0.7 refused')
    })
    const reply = await post({ name: 'a' })
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 500000, msg: '服务器开小差了，请稍后再试', response: null },
    ])
    expect(reply.body).not.toMatch(/10\.0\.0\.7|at .*\.ts/)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      operation: 'submit',
      error: { message: 'connection to 10.0.0.7 refused' },
    })
  })
})

describe('a handler that breaks its contract', () => {
  const leaky = () => ({ stored: 'a', handset: '13800138000' })
  const undeclared: OperationHandler<typeof submit> = () => {
    throw new AppError(errors.groupFull)
  }

  test.each([
    ['by a field too many', leaky, /submit answered against its contract/],
    ['by an error it does not list', undeclared, /submit refused with 400053/],
  ])('%s fails, and the log names the operation', async (_how, handler, message) => {
    const { post, logged } = await serve(submit, handler)
    expect((await post({ name: 'a' })).statusCode).toBe(500)
    expect(JSON.parse(logged[0] ?? '').error.message).toMatch(message)
  })

  test('is not held up in production', async () => {
    const { post } = await serve(submit, undeclared, 'production')
    expect((await post({ name: 'a' })).json().code).toBe(400053)
  })
})

test('an operation that needs a token is not served while nothing can check one', async () => {
  await expect(serve({ ...submit, auth: 'T' }, echo)).rejects.toThrow(/submit needs a token/)
})
