import { type Auth, type EnvelopeOperation, errors, operation } from '@yingzao/contract/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AppEnv } from '../config/app-env'
import { AppError } from './app-error'
import { type OperationHandler, registerOperation } from './register-operation'
import { serverForTest } from './testing/server-for-test'
import { WrittenResponse } from './written-response'

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

  test('is the query of a POST that says so, and its body is nobody’s', async () => {
    const queried = operation({ ...submit, inQuery: true })
    const { app } = await serve(queried, (input) => ({ stored: input.name }))
    const reply = await app.inject({
      method: 'POST',
      url: `${submit.path}?name=a`,
      payload: { name: 'b' },
    })
    expect(reply.json()).toMatchObject({ code: 1, response: { stored: 'a' } })
    const bodyAlone = await app.inject({ method: 'POST', url: submit.path, payload: { name: 'b' } })
    expect(bodyAlone.json()).toMatchObject({ code: 400001 })
    const queryAlone = await app.inject({ method: 'POST', url: `${submit.path}?name=a` })
    expect(queryAlone.json()).toMatchObject({ code: 1 })
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
      err: { message: 'connection to 10.0.0.7 refused' },
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
    expect(JSON.parse(logged[0] ?? '').err.message).toMatch(message)
  })

  test('is not held up in production', async () => {
    const { post } = await serve(submit, undeclared, 'production')
    expect((await post({ name: 'a' })).json().code).toBe(400053)
  })
})

describe('who calls', () => {
  const visitor = { uid: 7, sessionId: 's' }
  const good = { authorization: 'Bearer good' }
  const app = { 'user-agent': 'Mozilla/5.0 n8Web/6.43.0' }

  /** Returns 200 and the visitor passed to the handler, or the status of the refusal. */
  async function ask(
    op: { auth: Auth; tokenInQuery?: true; ignoreToken?: true },
    { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
  ) {
    const { app } = await serverForTest()
    app.findVisitor = async (token) => (token === 'good' ? visitor : null)
    const { ignoreToken, ...parts } = op
    const whoami = operation({
      id: 'whoami',
      method: 'GET',
      path: '/n8sf/whoami',
      summary: 'For this test.',
      request: z.object({}),
      response: z.strictObject({ visitor: z.unknown() }),
      errors: [],
      ...parts,
    })
    registerOperation(
      app,
      whoami,
      (_input, _request, visitor) => ({ visitor }),
      ignoreToken && { ignoreToken },
    )
    const reply = await app.inject({ url: `/n8sf/whoami${query}`, headers })
    return reply.statusCode === 200 ? reply.json().response.visitor : [reply.statusCode, reply.json().code]
  }

  const EXPIRED = [403, 400003]

  test.each<[Auth, string, Record<string, string>, unknown]>([
    ['T', 'a good token', good, visitor],
    ['T', 'a token spelled in another case', { authorization: 'bearer  good' }, visitor],
    ['T', 'a bad token', { authorization: 'Bearer bad' }, EXPIRED],
    ['T', 'another scheme', { authorization: 'Basic good' }, EXPIRED],
    ['T', 'a token without its scheme', { authorization: 'good' }, EXPIRED],
    ['T', 'two tokens', { authorization: 'Bearer good good' }, EXPIRED],
    ['T', 'a cookie only', { cookie: 'token=good' }, EXPIRED],
    ['T', 'nothing', {}, EXPIRED],
    ['O', 'a good token', good, visitor],
    ['O', 'a bad token', { authorization: 'Bearer bad' }, null],
    ['O', 'a cookie only', { cookie: 'token=good' }, null],
    ['O', 'nothing', {}, null],
    ['A', 'a good token', good, null],
  ])('a call marked %s with %s', async (auth, _what, headers, answer) => {
    expect(await ask({ auth }, { headers })).toEqual(answer)
  })

  test.each([
    ['the app, where the call allows it', true, app, '?token=good', visitor],
    ['the app, with a bad one', true, app, '?token=bad', EXPIRED],
    ['the app, twice', true, app, '?token=good&token=good', EXPIRED],
    ['the app, beside a bad header', true, { ...app, authorization: 'Bearer bad' }, '?token=good', EXPIRED],
    ['the app, where the call does not', undefined, app, '?token=good', EXPIRED],
    ['a browser', true, {}, '?token=good', EXPIRED],
  ] as const)('a token in the query from %s', async (_who, tokenInQuery, headers, query, answer) => {
    const op = { auth: 'T' as const, ...(tokenInQuery && { tokenInQuery }) }
    expect(await ask(op, { headers, query })).toEqual(answer)
  })

  test('a call whose answer no token changes does not look one up', async () => {
    expect(await ask({ auth: 'O', ignoreToken: true }, { headers: good })).toBeNull()
    expect(await ask({ auth: 'T', ignoreToken: true }, { headers: {} })).toEqual(EXPIRED)
  })

  test('who may not call is told so before the input is looked at', async () => {
    const { app } = await serverForTest()
    registerOperation(app, { ...submit, auth: 'T' as const }, () => ({ stored: '' }))
    const reply = await app.inject({ method: 'POST', url: submit.path, payload: { wrong: 1 } })
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { code: 400003, msg: '登录已失效，请重新登录', response: null },
    ])
  })
})

describe('a response that is written already', () => {
  const written = (json: string) => () => new WrittenResponse<{ stored: string }>([Buffer.from(json)])

  test('is the same reply as one that is not', async () => {
    const replies = []
    for (const handler of [() => ({ stored: '已存"1"' }), written('{"stored":"已存\\"1\\""}')]) {
      const { post } = await serve(submit, handler)
      const { statusCode, headers, body } = await post({ name: 'a' })
      const { date: _date, ...told } = headers
      replies.push({ statusCode, told, body })
    }
    expect(replies[1]).toEqual(replies[0])
  })

  test('says what the handler has to tell the visitor, each time', async () => {
    const response = written('{"stored":"a"}')()
    let calls = 0
    const { post } = await serve(submit, (_input, _request, _visitor, reply) => {
      calls += 1
      reply.successMsg = `第 ${calls} 次`
      return response
    })
    expect([(await post({ name: 'a' })).json().msg, (await post({ name: 'a' })).json().msg]).toEqual([
      '第 1 次',
      '第 2 次',
    ])
  })

  test('is held against its contract like any other', async () => {
    const { post } = await serve(submit, written('{"stored":"a","secret":1}'))
    expect((await post({ name: 'a' })).json().code).toBe(500000)
  })
})
