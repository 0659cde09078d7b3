import {
  type Role,
  roles,
  type StudioOperation,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { serveModules as serveAllModules } from '..'
import { serveModules } from '../testing/serve-modules'
import { type MemberOfTest, signInMember } from '../testing/sign-in-member'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { membersModule } from '.'

type Headers = Record<string, string>

let store: TestStore
let app: FastifyInstance
/** What the router was given below /studio-api, so that no call can be forgotten here. */
const routes: { method: string; url: string; operation: StudioOperation | undefined }[] = []

beforeAll(async () => {
  store = await openTestStore()
  app = await createServer(store.ctx)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/studio-api') && method !== 'HEAD') {
      routes.push({ method: String(method), url, operation: config?.studioOperation })
    }
  })
  await serveAllModules(app, store.ctx)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await store[Symbol.asyncDispose]()
})

const STUDIO = { 'x-yingzao-studio': '1' }

async function headersOf(member: MemberOfTest, change = ''): Promise<Headers> {
  const { headers, member_id } = await signInMember(store, member)
  if (change !== '') await store.ctx.db.pool.query(change, [member_id])
  return headers
}

const ENDS: Record<string, string> = {
  disabled: "UPDATE member SET status = 'disabled' WHERE member_id = $1",
  'logged out': 'UPDATE member_session SET ended_at = now() WHERE member_id = $1',
  'idle for twelve hours':
    "UPDATE member_session SET last_seen_at = now() - interval '12 hours' WHERE member_id = $1",
  'logged in a week ago':
    "UPDATE member_session SET created_at = now() - interval '7 days', expire_at = now() WHERE member_id = $1",
}

/**
 * What a caller with these headers is answered. A field that no call has comes along: whoever is let in is told that
 * it is wrong, and nothing is done.
 */
async function answer(
  server: FastifyInstance,
  { method, path }: Pick<StudioOperation, 'method' | 'path'>,
  headers: Headers,
): Promise<number> {
  const fields = { no_call_has_this: '1' }
  const sent = method === 'GET' ? { query: fields } : { payload: fields }
  const reply = await server.inject({ method, url: path, headers: { ...STUDIO, ...headers }, ...sent })
  return reply.json().code
}

const LET_IN = studioErrors.invalidParameters.code
const { signInRequired, forbidden, passwordChangeRequired, foreignRequest } = studioErrors

/** What somebody with this role should be answered according to the contract. */
function promised({ access }: StudioOperation, role: Role): number {
  return access === 'anyone' || access === 'member' || access.includes(role) ? LET_IN : forbidden.code
}

/** The calls that break the contract's rules on who may make them, for every kind of caller. */
async function wronglyOpen(
  server: FastifyInstance,
  operations: readonly StudioOperation[],
): Promise<string[]> {
  const found: string[] = []
  const expectAll = async (who: string, headers: Headers, code: (operation: StudioOperation) => number) => {
    for (const operation of operations) {
      const answered = await answer(server, operation, headers)
      if (answered !== code(operation)) found.push(`${operation.id} answers ${answered} to ${who}`)
    }
  }
  const asNobody = ({ access }: StudioOperation) => (access === 'anyone' ? LET_IN : signInRequired.code)
  await expectAll('nobody', {}, asNobody)
  for (const [who, change] of Object.entries(ENDS)) {
    await expectAll(`who was ${who}`, await headersOf({ roles: ['administrator'] }, change), asNobody)
  }
  for (const role of roles) {
    await expectAll(role, await headersOf({ roles: [role] }), (operation) => promised(operation, role))
  }
  const first = await headersOf({ roles: ['administrator'], must_change_password: true })
  await expectAll('who has a first password', first, ({ id, access }) =>
    access === 'anyone' || ['studioSignOut', 'studioChangePassword'].includes(id)
      ? LET_IN
      : passwordChangeRequired.code,
  )
  return found
}

const served = () => routes.flatMap(({ operation }) => operation ?? [])

describe('every call of the Studio', () => {
  test('is one of the contract, and the contract has no other', () => {
    expect(routes.filter(({ operation }) => !operation)).toEqual([])
    const ids = served().map(({ id }) => id)
    expect(ids.sort()).toEqual(Object.keys(studioOperations).sort())
  })

  test('lets in exactly who the contract says, of all who may come', async () => {
    expect(await wronglyOpen(app, served())).toEqual([])
  })

  test('has roles of its own, or says that any member or anybody may make it', () => {
    const open = served().filter(({ access }) => access === 'anyone')
    expect(open.map(({ id }) => id)).toEqual(['studioSession', 'studioSetup', 'studioSignIn'])
  })
})

describe('the same questions', () => {
  test('find a call that is open to who should not make it', async () => {
    const careless = await createServer(store.ctx)
    await serveModules(careless, store.ctx, [membersModule])
    const secret = { ...studioOperations.memberList, id: 'secret', path: '/studio-api/secret' } as const
    registerStudioOperation(careless, { ...secret, access: 'member' }, () => ({ list: [] }))
    const found = await wronglyOpen(careless, [secret])
    expect(found).toEqual(
      ['editor', 'approver', 'operator', 'finance', 'compliance', 'auditor'].map(
        (role) => `secret answers ${LET_IN} to ${role}`,
      ),
    )
  })
})

/** Ways in which another site can make a browser write, with the cookie of somebody who may do everything. */
const FOREIGN: Record<string, { headers?: Headers; without?: string }> = {
  'without the header': { without: 'x-yingzao-studio' },
  'from another origin': { headers: { origin: 'https://evil.net' } },
  'from another host of the domain': { headers: { origin: 'https://evil.example.com' } },
  'from a page without an origin': { headers: { origin: 'null' } },
  'from another site, as the browser says': { headers: { 'sec-fetch-site': 'cross-site' } },
  'from another host of the domain, as the browser says': { headers: { 'sec-fetch-site': 'same-site' } },
}

/** The writes that such a request gets through to, in each of the ways. */
async function writesFromOutside(
  server: FastifyInstance,
  operations: readonly StudioOperation[],
): Promise<string[]> {
  const member = await headersOf({ roles: [...roles] })
  const found: string[] = []
  for (const operation of operations.filter(({ method }) => method === 'POST')) {
    for (const [way, { headers, without }] of Object.entries(FOREIGN)) {
      const { [without ?? '']: _left, ...sent }: Headers = { ...STUDIO, ...member, ...headers }
      const payload = { no_call_has_this: '1' }
      const reply = await server.inject({ method: 'POST', url: operation.path, headers: sent, payload })
      if (reply.json().code !== foreignRequest.code) found.push(`${operation.id} ${way}`)
    }
    const text = { ...STUDIO, ...member, 'content-type': 'text/plain' }
    const reply = await server.inject({ method: 'POST', url: operation.path, headers: text, payload: '{}' })
    if (reply.statusCode !== 400) found.push(`${operation.id} as text`)
  }
  return found
}

describe('a write that another site makes the browser send', () => {
  test('is refused by every call, in every way', async () => {
    expect(await writesFromOutside(app, served())).toEqual([])
  })

  test('changes nothing', async () => {
    const { headers, session_id } = await signInMember(store, { roles: ['editor'] })
    const { path } = studioOperations.studioSignOut
    for (const { headers: more = {}, without = '' } of Object.values(FOREIGN)) {
      const { [without]: _left, ...sent }: Headers = { ...headers, ...more }
      expect((await app.inject({ method: 'POST', url: path, headers: sent, payload: {} })).statusCode).toBe(
        403,
      )
    }
    const { rows } = await store.ctx.db.pool.query(
      'SELECT ended_at FROM member_session WHERE session_id = $1',
      [session_id],
    )
    expect(rows).toEqual([{ ended_at: null }])
  })

  test('is let through where a browser says that it comes from our own page', async () => {
    const { headers } = await signInMember(store, { roles: ['editor'] })
    const own = { host: 'h5.example.com', origin: 'https://h5.example.com', 'sec-fetch-site': 'same-origin' }
    const { path: url } = studioOperations.studioSignOut
    expect(
      (await app.inject({ method: 'POST', url, headers: { ...headers, ...own }, payload: {} })).statusCode,
    ).toBe(200)
  })

  test('is found where a call forgets to look', async () => {
    const careless = await createServer(store.ctx)
    await serveModules(careless, store.ctx, [membersModule])
    const { studioSignOut: operation } = studioOperations
    careless.route({
      method: 'POST',
      url: '/studio-api/careless',
      config: { studioOperation: operation },
      handler: async () => ({ code: 1 }),
    })
    const found = await writesFromOutside(careless, [{ ...operation, path: '/studio-api/careless' }])
    expect(found).toHaveLength(Object.keys(FOREIGN).length + 1)
  })
})

test.each([{}, { site: 'page' as const }])(
  'a route below /studio-api with config %j does not start',
  async (config) => {
    const server = await createServer(store.ctx)
    expect(() => server.get('/studio-api/pages', { config }, async () => 'x')).toThrow(/has no contract/)
  },
)
