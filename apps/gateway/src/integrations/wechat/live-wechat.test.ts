import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WechatSettings } from '../../config/suppliers'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database'
import {
  MINI_PROGRAM,
  OFFICIAL_ACCOUNT,
  startWechatVendor,
  type WechatVendor,
} from '../../testing/vendors/wechat-vendor'
import type { Lease } from '../lease'
import { createMakeOnce, type MakeOnce } from '../make-once'
import type { PatienceOptions } from '../patience'
import { createSupplier } from '../supplier'
import { SupplierError } from '../supplier-error'
import { createTokens } from '../tokens'
import { createLiveWechat } from './live-wechat'
import { signPage } from './sign-page'
import type { WechatPort } from './wechat-port'

const TOKEN = '/cgi-bin/stable_token'
const TICKET = '/cgi-bin/ticket/getticket'
const LINK = '/wxa/generate_urllink'

const LINK_REQUEST = { name: 'main', page: 'pages/index', query: 'a=1&b=%E4%B8%AD', days: 1 }

let vendor: WechatVendor
let database: TestDatabase
beforeEach(async () => {
  vendor = await startWechatVendor()
  database = await createTestDatabase()
})
afterEach(async () => {
  await database[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})

/** One process's access to the vendor. */
function open(
  patience: PatienceOptions = {},
  accounts: Partial<WechatSettings> = {},
  makeOnce: MakeOnce = createMakeOnce(database.db),
): WechatPort {
  const log = pino({ level: 'silent' })
  const { db } = database
  return createLiveWechat({
    settings: {
      origin: vendor.origin,
      authorizeOrigin: 'https://open.weixin.qq.com',
      officialAccount: OFFICIAL_ACCOUNT,
      miniPrograms: new Map([['main', MINI_PROGRAM]]),
      ...accounts,
    },
    supplier: createSupplier({ name: 'WeChat', origin: vendor.origin, log, ...patience }),
    tokens: createTokens({ db, makeOnce, log }),
  })
}

async function failureOf(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof SupplierError) return error
  throw new Error(`Expected a SupplierError, got ${JSON.stringify(error)}.`)
}

const counts = () => [TOKEN, TICKET, LINK].map((path) => vendor.requests(path).length)

/** Brings the stored tokens closer to their expiry. */
async function age(seconds: number): Promise<void> {
  await database.db.pool.query(
    `UPDATE supplier_token SET renew_at = renew_at - make_interval(secs => $1),
       expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )
}

test('a link is asked for as WeChat wants it, and each call makes another', async () => {
  const wechat = open()
  const links = [await wechat.createUrlLink(LINK_REQUEST), await wechat.createUrlLink(LINK_REQUEST)]
  expect(new Set(links).size).toBe(2)
  expect(links[0]).toMatch(/^https:\/\/wxaurl\.cn\//)
  expect(vendor.requests(LINK)[0]?.body).toEqual({
    path: 'pages/index',
    query: 'a=1&b=%E4%B8%AD',
    expire_type: 1,
    expire_interval: 1,
  })
  expect(counts()).toEqual([1, 0, 2])
})

test('a page is signed with the ticket of the official account', async () => {
  const url = 'https://h5.example.com/h5-page/h5/sale?a=1'
  const { appId, timestamp, nonceStr, signature } = await open().signPage(url)
  const { rows } = await database.db.pool.query<{ token: string }>(
    "SELECT token FROM supplier_token WHERE name LIKE '%ticket%'",
  )
  expect(appId).toBe(OFFICIAL_ACCOUNT.appId)
  expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60)
  expect(signature).toBe(signPage({ ticket: rows[0]?.token ?? '', url, nonceStr, timestamp }))
})

test('a hundred calls of two processes, all at once, need one token and one ticket', async () => {
  const processes = [open(), open()]
  await Promise.all(
    Array.from({ length: 100 }, (_none, index) => processes[index % 2]?.signPage('https://h5.example.com/')),
  )
  expect(counts()).toEqual([1, 1, 0])
})

/** The lease of a caller who thinks to be alone. */
const noLease: Lease = {
  epoch: '',
  renew: async () => true,
  hold: async () => {},
  giveBack: async () => {},
}

test('without care for the others each of them would get its own', async () => {
  const careless = open({}, {}, async ({ find, make }) => (await find()) ?? make(noLease))
  await Promise.all(Array.from({ length: 20 }, () => careless.signPage('https://h5.example.com/')))
  expect(vendor.requests(TICKET).length).toBeGreaterThan(1)
})

test('a ticket is used for 7000 seconds, then renewed while it is still used', async () => {
  const wechat = open()
  await wechat.signPage('https://h5.example.com/')
  await age(6_990)
  await wechat.signPage('https://h5.example.com/')
  expect(counts()).toEqual([1, 1, 0])
  await age(20)
  await wechat.signPage('https://h5.example.com/')
  await vi.waitFor(() => expect(vendor.requests(TICKET)).toHaveLength(2))
})

test.each(['cut', 'hang'] as const)(
  'a supplier in trouble (%s) is not waited for while the token lasts',
  async (kind) => {
    const wechat = open()
    await wechat.signPage('https://h5.example.com/')
    for (const path of [TOKEN, TICKET]) vendor.break(path, { kind })
    await age(7_100)
    for (let call = 0; call < 10; call += 1) await wechat.signPage('https://h5.example.com/')
  },
)

test('a token that WeChat no longer takes is replaced once, by all processes together', async () => {
  const processes = [open(), open()]
  await processes[0]?.createUrlLink(LINK_REQUEST)
  vendor.revokeTokens()
  await Promise.all(
    Array.from({ length: 20 }, (_none, index) => processes[index % 2]?.createUrlLink(LINK_REQUEST)),
  )
  const asked = vendor.requests(TOKEN).map(({ body }) => (body as { force_refresh: boolean }).force_refresh)
  // First an ordinary request; then another, which returns the same token; then the forced one.
  expect(asked).toEqual([false, false, true])
})

test.each([40001, 40014, 42001])(
  'errcode %d is met with one fresh token, and no more than one',
  async (errcode) => {
    const wechat = open()
    vendor.break(LINK, { kind: 'errcode', errcode }, 1)
    await wechat.createUrlLink(LINK_REQUEST)
    expect(vendor.requests(LINK)).toHaveLength(2)
    vendor.break(LINK, { kind: 'errcode', errcode })
    expect(await failureOf(wechat.createUrlLink(LINK_REQUEST))).toMatchObject({ failure: 'refused', errcode })
    expect(vendor.requests(LINK)).toHaveLength(4)
  },
)

test.each([45009, 40165, 85079])('errcode %d ends the call', async (errcode) => {
  vendor.break(LINK, { kind: 'errcode', errcode })
  expect(await failureOf(open().createUrlLink(LINK_REQUEST))).toMatchObject({ failure: 'refused', errcode })
  expect(counts()).toEqual([1, 0, 1])
})

test.each([
  ['a broken connection', { kind: 'cut' }],
  ['a slow answer', { kind: 'hang' }],
  ['a busy system', { kind: 'errcode', errcode: -1 }],
] as const)('%s is not noticed when the next try succeeds', async (_what, fault) => {
  for (const path of [TOKEN, LINK]) vendor.break(path, fault, 1)
  expect(await open({ tryMs: 300 }).createUrlLink(LINK_REQUEST)).toMatch(/^https:/)
})

test('a wrong secret is refused and named nowhere', async () => {
  const wechat = open(
    {},
    { miniPrograms: new Map([['main', { ...MINI_PROGRAM, secret: 'a-wrong-secret' }]]) },
  )
  const error = await failureOf(wechat.createUrlLink(LINK_REQUEST))
  expect(error).toMatchObject({ failure: 'refused', errcode: 40125 })
  expect(`${error.stack}`).not.toContain('a-wrong-secret')
})

test('what has no account here is refused without asking', async () => {
  const wechat = open({}, { officialAccount: undefined })
  expect(wechat.hasMiniProgram('other')).toBe(false)
  const failures = [
    await failureOf(wechat.createUrlLink({ ...LINK_REQUEST, name: 'other' })),
    await failureOf(wechat.signPage('https://h5.example.com/')),
  ]
  expect(failures.map(({ failure }) => failure)).toEqual(['unavailable', 'unavailable'])
  expect(vendor.requests()).toEqual([])
})

test('when a process dies while it gets a token, another gets one as soon as the lease is over', async () => {
  const name = `token wechat ${MINI_PROGRAM.appId}`
  await database.db.pool.query(
    "INSERT INTO lease VALUES ($1, gen_random_uuid(), now() + interval '1 hour')",
    [name],
  )
  const attempts = vi.spyOn(database.db.orm, 'insert')
  const link = open().createUrlLink(LINK_REQUEST)
  // It waits for the other, so nothing is asked as long as the lease lasts.
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(2))
  expect(vendor.requests()).toEqual([])
  await database.db.pool.query("UPDATE lease SET until = now() - interval '1 second' WHERE name = $1", [name])
  expect(await link).toMatch(/^https:/)
})

describe('a visitor inside WeChat', () => {
  const VISITOR = '/sns/oauth2/access_token'

  test('is sent away in the words that WeChat wants, in their order', () => {
    const returnTo = 'https://h5.example.com/h5-page/pay/openid?to=pid%3D1'
    expect(open().authorizeAddress({ returnTo, state: 'abc' })).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${OFFICIAL_ACCOUNT.appId}&redirect_uri=${encodeURIComponent(returnTo)}&response_type=code&scope=snsapi_base&state=abc#wechat_redirect`,
    )
  })

  test('is told by a code, which is good once, without a token of ours', async () => {
    const wechat = open()
    expect(await wechat.openidOf('code-of-li')).toBe('openid-li')
    expect(await failureOf(wechat.openidOf('code-of-li'))).toMatchObject({
      failure: 'refused',
      errcode: 40163,
    })
    expect(vendor.requests(TOKEN)).toHaveLength(0)
  })

  test('whose answer is lost is not asked for again: the code may be gone', async () => {
    vendor.break(VISITOR, { kind: 'cut' })
    expect(await failureOf(open().openidOf('code-of-wang'))).toMatchObject({ failure: 'no_answer' })
    expect(vendor.requests(VISITOR)).toHaveLength(1)
  })

  test('is not known where there is no official account', async () => {
    const wechat = open({}, { officialAccount: undefined })
    expect(wechat.knowsVisitors).toBe(false)
    expect(await failureOf(wechat.openidOf('code-of-li'))).toMatchObject({ failure: 'unavailable' })
  })
})
