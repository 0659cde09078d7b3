import { type Operation, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { registerOperation } from '../../http/register-operation'
import { currentUser } from '../passport/current-user'
import { signIn } from '../testing/sign-in'
import { type EveryCall, openEveryCall } from './open-every-call'
import { personalRows } from './personal-rows'
import { fieldsOf } from './sample-calls'
import { send } from './send'

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway[Symbol.asyncDispose]())

type Headers = Record<string, string>

/**
 * Those who ask for what belongs to Ben. With a token of his that is no longer valid, the caller counts as not logged
 * in.
 */
const STRANGERS: Record<string, () => Promise<Headers>> = {
  nobody: async () => ({}),
  'somebody else': () => asAnn(),
  'who has a token that he has logged out with': async () => {
    const { headers } = await anotherBen()
    await send(gateway.app, operations.logout, { headers })
    return headers
  },
  'who has his token of a login that is over': async () => {
    const { headers } = await anotherBen()
    await gateway.database.db.pool.query(
      "UPDATE session SET created_at = now() - interval '2 years', expire_at = now() WHERE uid = $1",
      [gateway.ben.uid],
    )
    return headers
  },
  'who has his token and put another uid in': async () => {
    const { token } = await signIn(gateway, gateway.ann.handset)
    const [head, body = '', signature] = token.split('.')
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: String(gateway.ben.uid) }
    return {
      authorization: `Bearer ${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
    }
  },
  'who has it in a cookie only': async () => ({ cookie: `token=${(await anotherBen()).token}` }),
}

const anotherBen = () => signIn(gateway, gateway.ben.handset)
const asAnn = async () => (await signIn(gateway, gateway.ann.handset)).headers

/** Every way to name something of Ben's in a call: in each of its fields, and in fields that it does not have. */
async function waysToAsk(operation: Operation, ids: readonly (string | number)[]): Promise<object[]> {
  const fields = await fieldsOf(gateway, operation)
  const names = [...Object.keys(operation.request.shape), 'uid', 'softuser_id']
  const changed = names.flatMap((name) =>
    ids.map((id) => ({ ...fields, [name]: Array.isArray(fields[name]) ? [id] : id })),
  )
  return [fields, ...changed]
}

/** What goes wrong when a stranger makes a call in every way: what is read of Ben's, and what is written. */
async function trespasses(app: FastifyInstance, operation: Operation, makeHeaders: () => Promise<Headers>) {
  const found: string[] = []
  const before = await personalRows(gateway, gateway.ben)
  let headers = await makeHeaders()
  for (const fields of await waysToAsk(operation, gateway.idsOfBen)) {
    const { body, statusCode } = await send(app, operation, { fields, headers })
    const sent = JSON.stringify(fields)
    for (const secret of gateway.ben.secrets) {
      if (body.includes(secret) && !sent.includes(secret))
        found.push(`${operation.id} tells ${secret}: ${sent}`)
    }
    // Some calls end the login they come with.
    if (statusCode === 403 || operation.id === 'logout') headers = await makeHeaders()
  }
  const after = await personalRows(gateway, gateway.ben)
  for (const [table, rows] of Object.entries(after)) {
    if (JSON.stringify(rows) !== JSON.stringify(before[table])) found.push(`${operation.id} changes ${table}`)
  }
  return found
}

test('what is Ben’s own is told to Ben', async () => {
  const told: string[] = []
  for (const operation of gateway.served) {
    const { headers } = await anotherBen()
    told.push(
      (await send(gateway.app, operation, { fields: await fieldsOf(gateway, operation), headers })).body,
    )
  }
  // Nearly all of what strangers must not find can be found at all.
  const { ben } = gateway
  const seen = ben.secrets.filter((secret) => told.some((body) => body.includes(secret)))
  expect(seen).toEqual(
    expect.arrayContaining([ben.secrets[1], '本的昵称', '本的群', '本的顾问', 'NIU-OF-BEN']),
  )
})

describe.each(Object.keys(STRANGERS))('%s', (who) => {
  test('reads and writes nothing of Ben’s, by whichever of his ids', async () => {
    // Anonymous calls look at no token, and where one is needed only Ann gets any further: `every-call.test.ts` of the
    // passport checks that.
    const isWorthIt = { A: who === 'nobody', O: true, T: who === 'somebody else' }
    const headers = await STRANGERS[who]?.()
    for (const operation of gateway.served.filter(({ auth }) => isWorthIt[auth])) {
      const makeHeaders = async () => (who === 'somebody else' ? asAnn() : (headers ?? {}))
      expect(await trespasses(gateway.app, operation, makeHeaders)).toEqual([])
    }
    // Every call with every id: 40 s on two idle cores, which other tests may want too.
  })
})

describe('the same questions', () => {
  async function careless(register: (app: FastifyInstance) => void): Promise<FastifyInstance> {
    const app = await createServer(gateway.ctx)
    app.findVisitor = gateway.app.findVisitor
    register(app)
    return app
  }
  test('find a call that believes the uid in a query', async () => {
    const app = await careless((app) =>
      registerOperation(app, operations.currentUser, (_input, request, { uid }) =>
        currentUser(gateway.ctx, Number((request.query as { uid?: string }).uid ?? uid)),
      ),
    )
    const found = await trespasses(app, operations.currentUser, asAnn)
    expect(found.join()).toContain('本的昵称')
  })

  test('find a call that writes for the uid in a body', async () => {
    const app = await careless((app) =>
      registerOperation(app, operations.browseUpload, async ({ browse_collect_id }, request, { uid }) => {
        const { uid: claimed = uid } = request.body as { uid?: number }
        await gateway.database.db.pool.query(
          'INSERT INTO browse_log SELECT softuser_id, $2, now() FROM softuser WHERE softuser_id::text = $1 ON CONFLICT DO NOTHING',
          [String(claimed), browse_collect_id],
        )
        return {}
      }),
    )
    const found = await trespasses(app, operations.browseUpload, asAnn)
    expect(found).toContain('browseUpload changes browse_log by uid')
  })
})
