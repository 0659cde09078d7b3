import { request } from 'node:http'
import { Readable } from 'node:stream'
import {
  type Role,
  type StudioOperation,
  studioErrors,
  studioOperation,
  studioOperations,
} from '@yingzao/contract/studio'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error'
import { registerStudioOperation, type StudioHandler } from './register-studio-operation'
import { uploadedBytes } from './take-upload'
import { serverForTest } from './testing/server-for-test'

const WHO = {
  member_id: 1,
  login: 'a1',
  name: '甲',
  must_change_password: false,
  language: 'zh' as const,
  sessionId: 's',
}
const HEADERS = { 'x-yingzao-studio': '1' }

const rename = studioOperation({
  id: 'rename',
  method: 'POST',
  path: '/studio-api/rename',
  access: ['editor'],
  summary: 'Gives a thing another name.',
  request: z.strictObject({ name: z.string().min(1) }),
  response: z.strictObject({ name: z.string() }),
  errors: ['conflict'],
})

/** Sends an endless body until it is cut off. Returns the status received meanwhile, and how much was sent. */
function pourWithoutEnd(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; sent: number }>((resolve) => {
    const result = { status: undefined as number | undefined, sent: 0 }
    const sending = request(url, { method: 'POST', headers }, (reply) => {
      result.status = reply.statusCode
      reply.resume()
    })
    const part = Buffer.alloc(64 * 1024, 7)
    const pour = (): void => {
      result.sent += part.byteLength
      if (!sending.destroyed) sending.write(part, pour)
    }
    sending.on('error', () => {}).on('close', () => resolve(result))
    pour()
  })
}

/** Serves a call to a member with these roles. */
async function serve<Op extends StudioOperation>(
  operation: Op,
  handler: StudioHandler<Op>,
  { roles = ['editor'], env = 'test' }: { roles?: Role[]; env?: 'test' | 'production' } = {},
) {
  const frame = await serverForTest({ env })
  frame.app.findMember = async () => ({ ...WHO, roles })
  registerStudioOperation(frame.app, operation, handler)
  const post = (payload: object) =>
    frame.app.inject({ method: 'POST', url: operation.path, headers: HEADERS, payload })
  return { ...frame, post }
}

test('the handler gets what was checked and who calls', async () => {
  const { post } = await serve(rename, ({ name }, member) => ({ name: `${name} by ${member.login}` }))
  const reply = await post({ name: 'x' })
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { code: 1, msg: 'success', response: { name: 'x by a1' } },
  ])
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test.each([{}, { name: '' }, { name: 1 }, { name: 'x', nmae: 'y' }])(
  '%j is refused, and the answer says what is wrong',
  async (payload) => {
    const { post } = await serve(rename, () => ({ name: 'never' }))
    const reply = await post(payload)
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { code: 400001, msg: expect.stringMatching(/^参数错误：.*name|nmae/s), response: null },
    ])
  },
)

test('a body that is no JSON is refused with the status of the web', async () => {
  const { app } = await serve(rename, () => ({ name: 'never' }))
  for (const [type, payload] of [
    ['application/json', '{"name":'],
    ['text/plain', 'name=x'],
    ['application/x-www-form-urlencoded', 'name=x'],
    ['multipart/form-data; boundary=x', '--x--'],
  ] as const) {
    const headers = { ...HEADERS, 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: rename.path, headers, payload })
    expect([type, reply.statusCode, reply.json().code]).toEqual([type, 400, 400001])
  }
})

test('who may not call is told so before what they sent is looked at', async () => {
  const { post } = await serve(rename, () => ({ name: 'never' }), { roles: ['auditor'] })
  const reply = await post({})
  expect([reply.statusCode, reply.json().code]).toEqual([403, 403001])
})

describe('a handler that refuses', () => {
  const refuse = (name: keyof typeof studioErrors) => () => {
    throw new AppError(studioErrors[name])
  }

  test.each(['conflict', 'forbidden'] as const)('with %s answers it', async (name) => {
    const { post } = await serve(rename, refuse(name))
    const reply = await post({ name: 'x' })
    const { http, code, msg } = studioErrors[name]
    expect([reply.statusCode, reply.json()]).toEqual([http, { code, msg, response: null }])
  })

  test('with what its contract does not list is a fault, outside production', async () => {
    const { post, logged } = await serve(rename, refuse('notFound'))
    expect((await post({ name: 'x' })).statusCode).toBe(500)
    expect(logged.join()).toContain('Operation rename refused with 404001')
    const production = await serve(rename, refuse('notFound'), { env: 'production' })
    expect((await production.post({ name: 'x' })).statusCode).toBe(404)
  })
})

test('an answer that breaks the contract is a fault, outside production', async () => {
  const handler = () => ({ name: 'x', password_hash: 'secret' })
  const { post, logged } = await serve(rename, handler)
  const reply = await post({ name: 'x' })
  expect([reply.statusCode, reply.body.includes('secret')]).toEqual([500, false])
  expect(logged.join()).toContain('Operation rename answered against its contract')
})

describe('a file', () => {
  const save = studioOperation({ ...rename, id: 'save', response: 'file' })

  test.each([
    ['at once', Buffer.from('a,b\n')],
    ['as it is made', Readable.from([Buffer.from('a,'), Buffer.from('b\n')])],
  ])('is sent %s, to be saved under its name', async (_how, bytes) => {
    const { post } = await serve(save, () => ({ name: '线索 1.csv', type: 'text/csv; charset=utf-8', bytes }))
    const reply = await post({ name: 'x' })
    expect([reply.statusCode, reply.body]).toEqual([200, 'a,b\n'])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''%E7%BA%BF%E7%B4%A2%201.csv",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('a call whose body is a file', () => {
  const LIMIT = 1024 * 1024
  const store = studioOperation({
    ...rename,
    id: 'store',
    path: '/studio-api/store',
    upload: LIMIT,
    response: z.strictObject({ name: z.string(), bytes: z.int() }),
  })
  const keep: StudioHandler<typeof store> = ({ name }, _member, request) => ({
    name,
    bytes: uploadedBytes(request).byteLength,
  })

  test.each([
    'application/octet-stream',
    'image/png',
    'application/json',
    'text/plain',
    'x/y; a=b',
    undefined,
  ])('takes the bytes as they are, said to be %s', async (type) => {
    const { app } = await serve(store, keep)
    const headers = { ...HEADERS, ...(type !== undefined && { 'content-type': type }) }
    const payload = Buffer.from('{"name":')
    const reply = await app.inject({ method: 'POST', url: `${store.path}?name=x`, headers, payload })
    expect([reply.statusCode, reply.json().response]).toEqual([200, { name: 'x', bytes: 8 }])
  })

  test('takes none at all for an empty file', async () => {
    const { app } = await serve(store, keep)
    const reply = await app.inject({ method: 'POST', url: `${store.path}?name=x`, headers: HEADERS })
    expect(reply.json().response).toEqual({ name: 'x', bytes: 0 })
  })

  test('takes exactly as much as it says, and refuses a byte more with the limit', async () => {
    const { app } = await serve(store, keep)
    for (const [bytes, status] of [
      [LIMIT, 200],
      [LIMIT + 1, 413],
    ] as const) {
      const reply = await app.inject({
        method: 'POST',
        url: `${store.path}?name=x`,
        headers: { ...HEADERS, 'content-type': 'image/png' },
        payload: Buffer.alloc(bytes),
      })
      expect([reply.statusCode, reply.json().msg]).toEqual([
        status,
        status === 200 ? 'success' : '文件超过 1 MB 的上限，请压缩后再上传',
      ])
    }
  })

  test.each([
    ['too long', HEADERS, 'fileTooLarge'],
    ['without the header', {}, 'foreignRequest'],
    ['without a login', HEADERS, 'signInRequired'],
    ['without a role', HEADERS, 'forbidden'],
    ['without its fields', HEADERS, 'invalidParameters'],
  ] as const)('%s is answered although it never ends, and is cut off then', async (how, headers, name) => {
    const roles: Role[] = how === 'without a role' ? ['auditor'] : ['editor']
    const { app } = await serve(store, () => ({ name: 'never', bytes: 0 }), { roles })
    if (how === 'without a login') app.findMember = async () => null
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const path = how === 'without its fields' ? store.path : `${store.path}?name=x`
    const { status, sent } = await pourWithoutEnd(origin + path, { ...headers, 'content-type': 'image/png' })
    await app.close()
    expect(status).toBe(studioErrors[name].http)
    expect(sent).toBeLessThan(40 * LIMIT)
  })

  test('leaves the other calls as strict as they were', async () => {
    const { app } = await serve(store, keep)
    registerStudioOperation(app, rename, () => ({ name: 'never' }))
    const headers = { ...HEADERS, 'content-type': 'image/png' }
    const reply = await app.inject({ method: 'POST', url: rename.path, headers, payload: 'x' })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 400001])
  })

  test('has no bytes to give where none were asked for', async () => {
    const { post, logged } = await serve(rename, (_input, _member, request) => ({
      name: String(uploadedBytes(request)),
    }))
    expect((await post({ name: 'x' })).statusCode).toBe(500)
    expect(logged.join()).toContain('says `upload`')
  })
})

/** Values that reach a handler's edge cases more often than chance would produce them. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    'true',
    '__proto__',
    '\u0000',
    '\uD800',
    "' or 1=1--",
    '1e999',
    'a'.repeat(70_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue(),
)

/** `String` would call the object's own `toString`, which a fuzzer may have turned into anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

test.each(Object.values<StudioOperation>(studioOperations))(
  '$id answers fifty malformed requests with the envelope and never with a fault of ours',
  async (operation) => {
    const roles = typeof operation.access === 'string' ? [] : [...operation.access]
    // What is tested here is the way in, not a handler.
    const { app } = await serve<StudioOperation>(
      operation,
      () => {
        throw new AppError(studioErrors.forbidden)
      },
      { roles },
    )
    const name = fc.oneof(fc.constantFrom('uid', ...Object.keys(operation.request.shape)), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, hostile, { maxKeys: 6 }), async (fields) => {
        const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, textOf(value)]))
        const { method, path, upload } = operation
        const isInQuery = method === 'GET' || upload !== undefined
        const sent = isInQuery ? { url: `${path}?${query}` } : { url: path, payload: fields }
        const reply = await app.inject({ method, headers: HEADERS, ...sent })
        expect(reply.statusCode).toBeLessThan(500)
        expect(reply.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
        expect(reply.body).not.toMatch(/\n? {4}at |node_modules/)
      }),
      { numRuns: 50 },
    )
  },
)
