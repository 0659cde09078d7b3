import { randomBytes } from 'node:crypto'
import type { Operation } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { serveModules } from '..'
import { everyRow } from '../every-call/every-row'
import { type SignedIn, signIn } from '../testing/sign-in'
import { openTestStore, type TestStore, testKey } from '../testing/start-test-gateway'
import { signVisitorToken } from './visitor-token'

let store: TestStore
let app: FastifyInstance
/** What the router itself was given, so that no call can be forgotten here. */
const served: Operation[] = []

beforeAll(async () => {
  store = await openTestStore()
  app = await createServer(store.ctx)
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify adds a HEAD to every GET.
    if (config?.operation && method !== 'HEAD') served.push(config.operation)
  })
  await serveModules(app, store.ctx)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await store[Symbol.asyncDispose]()
})

function send(operation: Operation, headers: Record<string, string> = {}) {
  const { method, path } = operation
  return app.inject({ method, url: path, headers, ...(method === 'POST' ? { payload: {} } : {}) })
}

const withToken = () => served.filter(({ auth }) => auth === 'T')
const posts = () => served.filter(({ method, beacon }) => method === 'POST' && !beacon)

/** The rows of every table, so that an effect anywhere is seen. */
const everything = async () => (await everyRow(store)).raw

test('there are calls that need a token, the two of this module among them', () => {
  expect(withToken().map(({ id }) => id)).toEqual(expect.arrayContaining(['currentUser', 'logout']))
})

describe('every call that needs a token refuses', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const visitorOf = ({ uid }: SignedIn) => ({ uid, sessionId: randomBytes(16).toString('base64url') })
  const year = () => ({ from: new Date(), until: new Date(Date.now() + 1e9) })

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['nobody', async () => ({})],
    ['who has logged out', async () => loggedOut()],
    ['whose login is over', async () => expired()],
    ['a token that another key signed under our name', async () => bearer(await forged())],
    ['a token of a session that never was', async () => bearer(await sessionless())],
    ['a token in the cookie only', async () => ({ cookie: `token=${(await signIn(store)).token}` })],
    ['a token in the wrong scheme', async () => ({ authorization: `Basic ${(await signIn(store)).token}` })],
  ])('%s', async (_who, makeHeaders) => {
    const headers = await makeHeaders()
    const before = await everything()
    for (const operation of withToken()) {
      const reply = await send(operation, headers)
      expect([operation.id, reply.statusCode, reply.json().code]).toEqual([operation.id, 403, 400003])
    }
    expect(await everything()).toBe(before)
  })

  async function loggedOut() {
    const { headers } = await signIn(store)
    await app.inject({ method: 'POST', url: '/oabase/api/passport/logout', headers, payload: {} })
    return headers
  }

  async function expired() {
    const { headers, uid } = await signIn(store)
    await store.ctx.db.pool.query(
      "UPDATE session SET created_at = now() - interval '2 years', expire_at = now() WHERE uid = $1",
      [uid],
    )
    return headers
  }

  async function forged() {
    const key = { ...testKey('attacker'), id: store.ctx.config.tokenKeys[0].id }
    return signVisitorToken({ tokenKeys: [key] }, visitorOf(await signIn(store)), year())
  }

  async function sessionless() {
    return signVisitorToken(store.ctx.config, visitorOf(await signIn(store)), year())
  }
})

describe('what another site can make a browser send has no effect:', () => {
  const foreign = { origin: 'https://evil.example', referer: 'https://evil.example/' }

  test.each([
    ['text that is JSON', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
  ])('%s', async (_what, type, payload) => {
    const { token } = await signIn(store)
    const before = await everything()
    expect(posts().length).toBeGreaterThan(0)
    for (const { id, path } of posts()) {
      const headers = { ...foreign, cookie: `token=${token}`, 'content-type': type }
      const reply = await app.inject({ method: 'POST', url: path, headers, payload })
      expect([id, reply.json().code]).toEqual([id, expect.toBeOneOf([400001, 400003])])
    }
    expect(await everything()).toBe(before)
  })

  test('a question beforehand is not answered with leave to send more', async () => {
    for (const { path } of served) {
      const headers = { ...foreign, 'access-control-request-method': 'POST' }
      const reply = await app.inject({ method: 'OPTIONS', url: path, headers })
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})
