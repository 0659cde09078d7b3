import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { grant, sellRenewals } from '../renewal/testing/renewable'
import { pageText } from '../testing/documents'
import { importLines } from '../testing/import-lines'
import { type SignedIn, signIn } from '../testing/sign-in'
import { signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { siblingFor } from './sibling-pages'

const CODES = ['sqsjGroup', 'sqsjGroup2', 'sqsjGroup3'] as const

const ANY_NOW = { product: 'any', held: 'now' }
const RULES = [
  { rule_id: 'sqsjGroup', name: '没有买过', expression: { not: { product: 'any', held: 'ever' } } },
  {
    rule_id: 'sqsjGroup2',
    name: '已到期',
    expression: { all: [{ product: 'any', held: 'ended' }, { not: ANY_NOW }] },
  },
  { rule_id: 'sqsjGroup3', name: '有效期内', expression: ANY_NOW },
]

let gateway: TestGateway
const visitors: Partial<Record<(typeof CODES)[number], SignedIn>> = {}

beforeAll(async () => {
  gateway = await startTestGateway()
  await sellRenewals(gateway)
  visitors.sqsjGroup = await signIn(gateway)
  visitors.sqsjGroup2 = await signIn(gateway)
  visitors.sqsjGroup3 = await signIn(gateway)
  await grant(gateway, visitors.sqsjGroup2, -5)
  await grant(gateway, visitors.sqsjGroup3, 30)
})
beforeEach(() => importLines(gateway, 'rules', RULES))
afterAll(() => gateway[Symbol.asyncDispose]())

/** As a browser requests a page: only the cookie tells who is logged in. */
async function visit(url: string, token?: string, more: Record<string, string> = {}) {
  const cookie = token === undefined ? {} : { cookie: `text=large; token=${token}; other=1` }
  const { statusCode, headers, payload } = await gateway.app.inject({ url, headers: { ...more, ...cookie } })
  return { status: statusCode, to: headers.location, kept: headers['cache-control'], payload, headers }
}

const tokenOf = (code: (typeof CODES)[number]) => visitors[code]?.token

describe.each(CODES)('who is meant by %s', (own) => {
  test.each(CODES)('and asks for %s', async (asked) => {
    const reply = await visit(`/h5-page/${asked}`, tokenOf(own))
    if (asked === own) {
      expect([reply.status, reply.kept]).toEqual([200, 'no-cache'])
      return
    }
    expect([reply.status, reply.to, reply.kept]).toEqual([302, `/h5-page/${own}`, 'private, no-store'])
    expect((await visit(String(reply.to), tokenOf(own))).status).toBe(200)
  })
})

test.each([
  ['/h5-page/sqsjGroup?cps_id=7&a=%2F', '/h5-page/sqsjGroup3?cps_id=7&a=%2F'],
  ['/h5-page/sqsjGroup/?b', '/h5-page/sqsjGroup3?b'],
  ['/h5-page/h5/sqsjGroup?c=1', '/h5-page/h5/sqsjGroup3?c=1'],
  ['/pc-page/pc/sqsjGroup?d=?', '/pc-page/pc/sqsjGroup3?d=?'],
])('%s leads on to %s', async (asked, to) => {
  expect((await visit(asked, tokenOf('sqsjGroup3'))).to).toBe(to)
})

test.each([
  ['nobody', undefined],
  ['a token that somebody has made up', 'a.b.c'],
])('%s stays, and gets the bytes that everybody gets', async (_, token) => {
  const plain = await visit('/h5-page/sqsjGroup')
  const reply = await visit('/h5-page/sqsjGroup', token)
  expect([reply.status, reply.payload, reply.kept]).toEqual([200, plain.payload, 'no-cache'])
  const known = { 'if-none-match': String(plain.headers.etag) }
  expect((await visit('/h5-page/sqsjGroup', token, known)).status).toBe(304)
})

test('who has logged out stays', async () => {
  const gone = await signIn(gateway)
  expect((await visit('/h5-page/sqsjGroup2', gone.token)).to).toBe('/h5-page/sqsjGroup')
  await gateway.database.db.pool.query('update session set revoked = true where uid = $1', [gone.uid])
  expect((await visit('/h5-page/sqsjGroup2', gone.token)).status).toBe(200)
})

test('who has a copy of the page in the browser is led on all the same', async () => {
  const { headers } = await visit('/h5-page/sqsjGroup')
  const reply = await visit('/h5-page/sqsjGroup', tokenOf('sqsjGroup3'), {
    'if-none-match': String(headers.etag),
  })
  expect(reply.status).toBe(302)
})

test('other pages ask nothing of anybody', async () => {
  const query = vi.spyOn(gateway.ctx.db.pool, 'query')
  await visit('/h5-page/course')
  query.mockClear()
  expect((await visit('/h5-page/course', tokenOf('sqsjGroup3'))).status).toBe(200)
  // A process reads what is switched off every two seconds, whether anybody visits or not.
  const asked = query.mock.calls.filter((call) => !JSON.stringify(call).includes('kill_switch'))
  expect(asked).toEqual([])
  query.mockRestore()
})

test('a page that operators have published is led away from as the one that stands in', async () => {
  await gateway.publish(pageText({ code: 'sqsjGroup2', text: '自己的' }))
  await vi.waitFor(async () => expect((await visit('/h5-page/sqsjGroup2')).payload).toContain('自己的'))
  expect((await visit('/h5-page/sqsjGroup2', tokenOf('sqsjGroup3'))).to).toBe('/h5-page/sqsjGroup3')
  expect((await visit('/h5-page/sqsjGroup2', tokenOf('sqsjGroup2'))).payload).toContain('自己的')
})

test('who has switched personalised recommendation off stays', async () => {
  const { uid, token } = await signIn(gateway)
  await grant(gateway, { uid }, 30)
  expect((await visit('/h5-page/sqsjGroup', token)).to).toBe('/h5-page/sqsjGroup3')
  await gateway.database.db.pool.query(
    'update softuser set is_recommendation_on = false where softuser_id = $1',
    [uid],
  )
  expect((await visit('/h5-page/sqsjGroup', token)).status).toBe(200)
})

describe('rules that are not as they should be', () => {
  const pool = () => gateway.database.owner.pool

  test('one that is missing leads nobody there, and keeps nobody', async () => {
    await pool().query(`delete from rule where rule_id = 'sqsjGroup3'`)
    expect((await visit('/h5-page/sqsjGroup', tokenOf('sqsjGroup3'))).status).toBe(200)
    expect((await visit('/h5-page/sqsjGroup3', tokenOf('sqsjGroup2'))).to).toBe('/h5-page/sqsjGroup2')
  })

  test.each([`'{"everyone": true}'`, `'{"member_of": 7}'`, `'[]'`])(
    'all of %s keep nobody',
    async (broken) => {
      await pool().query(`update rule set expression = ${broken}`)
      for (const code of CODES)
        expect((await visit(`/h5-page/${code}`, tokenOf('sqsjGroup2'))).status).toBe(200)
    },
  )

  test('who fulfils several stays with any of them', async () => {
    await pool().query(`update rule set expression = '{"all": []}'`)
    for (const code of CODES) expect((await visit(`/h5-page/${code}`, tokenOf('sqsjGroup'))).status).toBe(200)
  })
})

describe('a database that is in trouble shows the page that was asked for', () => {
  test('when it refuses', async () => {
    const execute = vi.spyOn(gateway.ctx.db.orm, 'execute').mockRejectedValue(new Error('down'))
    expect((await visit('/h5-page/sqsjGroup', tokenOf('sqsjGroup3'))).status).toBe(200)
    expect(execute).toHaveBeenCalled()
    execute.mockRestore()
  })

  test('when it does not answer', async () => {
    const execute = vi
      .spyOn(gateway.ctx.db.orm, 'execute')
      .mockReturnValue(new Promise(() => undefined) as never)
    expect((await visit('/h5-page/sqsjGroup', tokenOf('sqsjGroup3'))).status).toBe(200)
    expect(execute).toHaveBeenCalled()
    execute.mockRestore()
  })
})

test('whatever the rules say, who was led on once is led no further', () => {
  const answers = fc.record(
    { sqsjGroup: fc.boolean(), sqsjGroup2: fc.boolean(), sqsjGroup3: fc.boolean() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.constantFrom(...CODES), answers, (asked, fulfilled) => {
      const said = fulfilled as Record<string, boolean>
      const next = siblingFor(asked, said)
      expect(next === undefined || said[next] === true).toBe(true)
      expect(next).not.toBe(asked)
      expect(next && siblingFor(next, said)).toBeUndefined()
    }),
  )
})

test('the rule of one of them is not deleted, and says which page asks for it', async () => {
  const operator = await signInMember(gateway, { roles: ['operator'] })
  const { list } = (await callStudio(gateway, 'ruleList', { q: 'sqsjGroup3' }, operator)).response
  expect(list).toMatchObject([{ rule_id: 'sqsjGroup3', uses: [{ kind: 'page', id: 'sqsjGroup3' }] }])
  const asked = { rule_id: 'sqsjGroup3', base_revision: Number(list[0]?.revision) }
  const reply = await callStudio(gateway, 'ruleDelete', asked, operator)
  expect([reply.status, reply.msg]).toEqual([409, expect.stringContaining('页面“社群升级 sqsjGroup3”')])
})
