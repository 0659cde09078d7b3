import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config'
import {
  MINI_PROGRAM,
  OFFICIAL_ACCOUNT,
  startWechatVendor,
  type WechatVendor,
} from '../../testing/vendors/wechat-vendor'
import { meetingOf } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const GIVEN = { name: 'main', page: 'pages/course/index', query: 'id=7&from=h5', out_date_num: 1 }

let vendor: WechatVendor
let gateway: TestGateway
beforeAll(async () => {
  vendor = await startWechatVendor()
  gateway = await startTestGateway({ config: askingVendor() })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})

/** Settings of a deployment whose WeChat is the stand-in. */
function askingVendor(): Pick<Config, 'suppliers'> {
  const wechat = {
    origin: vendor.origin,
    authorizeOrigin: 'https://open.weixin.qq.com',
    officialAccount: OFFICIAL_ACCOUNT,
    miniPrograms: new Map([['main', MINI_PROGRAM]]),
  }
  return { suppliers: { wechat, sandboxMiniPrograms: new Set(), enterpriseWechat: undefined } }
}

let addresses = 0
/** A different client's each time, so that one test does not use up another's limit. */
function nextAddress(): string {
  addresses += 1
  return `203.0.113.${addresses}`
}

async function makeLink(
  { app }: Pick<TestGateway, 'app'>,
  fields: object = {},
  { headers = {}, ip = nextAddress() }: { headers?: Record<string, string>; ip?: string } = {},
) {
  const reply = await app.inject({
    method: 'POST',
    url: operations.generateUrlLink.path,
    headers,
    remoteAddress: ip,
    payload: { ...GIVEN, ...fields },
  })
  return { status: reply.statusCode, ...reply.json() }
}

async function sign({ app }: Pick<TestGateway, 'app'>, url: string, host = 'h5.example.com') {
  const reply = await app.inject({ url: operations.jssdkConfig.path, query: { url }, headers: { host } })
  return reply.json()
}

async function links({ ctx }: Pick<TestGateway, 'ctx'> = gateway) {
  const { rows } = await ctx.db.pool.query(`
    SELECT uid::int, name, page, query, url_link, extract(day FROM expire_at - created_at)::int AS days
    FROM url_link_log ORDER BY id`)
  return rows
}

test('a link is new at every tap, and each is noted with who got it', async () => {
  await gateway.ctx.db.pool.query('TRUNCATE url_link_log')
  const { uid, headers } = await signIn(gateway)
  const first = await makeLink(gateway, { out_date_num: 30 }, { headers })
  const second = await makeLink(gateway)
  expect([first.code, second.code]).toEqual([1, 1])
  expect(first.response.url_link).not.toBe(second.response.url_link)
  const { out_date_num: _days, ...kept } = GIVEN
  expect(await links()).toEqual([
    { ...kept, uid, url_link: first.response.url_link, days: 30 },
    { ...kept, uid: null, url_link: second.response.url_link, days: 1 },
  ])
})

test('the fields of the given contract suffice', async () => {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: operations.generateUrlLink.path,
    payload: { name: 'main', page: 'pages/index' },
  })
  expect(reply.json().code).toBe(1)
})

const REFUSED: Record<string, object> = {
  'an alias that is not ours': { name: 'somebodys' },
  'no alias': { name: '' },
  'a page with a query': { page: 'pages/index?a=1' },
  'a query that is too long': { query: 'a'.repeat(1025) },
  'a query with a space': { query: 'a= b' },
  'a query in Chinese': { query: 'a=中' },
  'a query with a quote': { query: 'a="1"' },
  'a link for no day': { out_date_num: 0 },
  'a link for 31 days': { out_date_num: 31 },
  'half a day': { out_date_num: 1.5 },
}

test.each(Object.keys(REFUSED))('%s is refused, and WeChat is not asked', async (what) => {
  const asked = vendor.requests().length
  expect(await makeLink(gateway, REFUSED[what])).toMatchObject({ status: 200, code: 400001, msg: '参数错误' })
  expect(vendor.requests()).toHaveLength(asked)
})

test('every character that WeChat takes in a query is taken', async () => {
  const query = "azAZ09!#$&'()*+,/:;=?@-._~%41"
  expect(await makeLink(gateway, { query })).toMatchObject({ code: 1 })
  expect(vendor.requests('/wxa/generate_urllink').at(-1)?.body).toMatchObject({ query })
})

test.each([45009, 40165, 85079])('errcode %d is told as a link that could not be made', async (errcode) => {
  const noted = (await links()).length
  vendor.break('/wxa/generate_urllink', { kind: 'errcode', errcode }, 1)
  expect(await makeLink(gateway)).toEqual({
    status: 200,
    code: 0,
    msg: '链接生成失败，请稍后重试',
    response: null,
  })
  expect(await links()).toHaveLength(noted)
})

test('twenty links a minute for one network, counted by all processes together', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_none, index) =>
      makeLink(index % 2 === 0 ? gateway : twin, {}, { ip: `2001:db8:1:2::${index.toString(16)}` }),
    ),
  )
  const codes = replies.map(({ code }) => code)
  expect([codes.filter((code) => code === 1).length, codes.filter((code) => code === 429001).length]).toEqual(
    [20, 30],
  )
  expect(await links(gateway)).toHaveLength(20)
  expect(await makeLink(gateway, {}, { ip: '2001:db8:1:3::1' })).toMatchObject({ status: 200, code: 1 })
  await gateway.ctx.db.pool.query("UPDATE call_count SET window_start = window_start - interval '1 minute'")
  expect(await makeLink(gateway, {}, { ip: '2001:db8:1:2::1' })).toMatchObject({ code: 1 })
})

test('counting by looking first would let more through', async () => {
  const { pool } = gateway.ctx.db
  const allHaveLooked = meetingOf(50)
  const carelessly = async () => {
    const { rows } = await pool.query('SELECT count FROM call_count WHERE key = $1', ['careless'])
    await allHaveLooked()
    if ((rows[0]?.count ?? 0) >= 20) return false
    await pool.query(
      'INSERT INTO call_count AS c (key, count) VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET count = c.count + 1',
      ['careless'],
    )
    return true
  }
  const passed = await Promise.all(Array.from({ length: 50 }, carelessly))
  expect(passed.filter(Boolean).length).toBeGreaterThan(20)
})

test('a header that says where somebody comes from is believed only when a known proxy says it', async () => {
  const claim = (index: number) => ({
    headers: { 'x-forwarded-for': `198.51.100.${index}` },
    ip: '192.0.2.1',
  })
  for (let index = 0; index < 20; index += 1) await makeLink(gateway, {}, claim(index))
  expect((await makeLink(gateway, {}, claim(99))).code).toBe(429001)

  await using behindProxy = await startTwin(gateway, { config: { trustedProxies: ['192.0.2.1'] } })
  for (let index = 0; index < 25; index += 1) {
    expect((await makeLink(behindProxy, {}, claim(index))).code).toBe(1)
  }
})

test('counts of an hour ago are swept away', async () => {
  await gateway.ctx.db.pool.query(
    "INSERT INTO call_count SELECT 'old ' || n, now() - interval '2 hours', 1 FROM generate_series(1, 12) n",
  )
  for (let call = 0; call < 2; call += 1) await makeLink(gateway)
  const { rows } = await gateway.ctx.db.pool.query("SELECT FROM call_count WHERE key LIKE 'old %'")
  expect(rows).toHaveLength(0)
})

test('no secret and no phone of a query is noted', async () => {
  expect(await makeLink(gateway, { query: 'token=t1&handset=13800138000&x=13900139000&id=7' })).toMatchObject(
    {
      code: 1,
    },
  )
  expect((await links()).at(-1)).toMatchObject({ query: 'token=***&handset=***&x=***&id=7' })
})

describe('where no WeChat is set up', () => {
  test('a link leads to a page on the host that was asked: it says what would open, and shows that as text', async () => {
    await using sandbox = await startTestGateway()
    const headers = { host: '192.168.1.5:8080' }
    const { response } = await makeLink(sandbox, { query: 'a=1&b=(2)' }, { headers })
    expect(response.url_link).toMatch(/^http:\/\/192\.168\.1\.5:8080\/sandbox\?/)
    const page = await sandbox.app.inject(response.url_link.slice('http://192.168.1.5:8080'.length))
    expect(page.statusCode).toBe(200)
    for (const shown of ['微信小程序', 'main', 'pages/course/index', 'a=1&#38;b=(2)']) {
      expect(page.body).toContain(shown)
    }
    const attack = { what: 'mini-program', name: '<img src=x onerror=alert(1)>"' }
    const attacked = await sandbox.app.inject({ url: '/sandbox', query: attack })
    expect(attacked.body).not.toContain('<img')
    expect(attacked.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await sandbox.app.inject('/sandbox?what=constructor')).statusCode).toBe(404)
    const url = 'https://h5.example.com/h5-page/h5/sale'
    expect(await sign(sandbox, url)).toMatchObject({ code: 1, response: { appId: 'wxsandbox0000000' } })
  })

  test('an alias that is not listed is refused, as WeChat would', async () => {
    await using sandbox = await startTestGateway()
    expect(await makeLink(sandbox, { name: 'somebodys' })).toMatchObject({ code: 400001, msg: '参数错误' })
    expect(await makeLink(sandbox)).toMatchObject({ code: 1 })
    expect(await links(sandbox)).toHaveLength(1)
  })

  test('production has no sandbox: it refuses', async () => {
    await using live = await startTestGateway({ config: { env: 'production' } })
    expect(await makeLink(live)).toMatchObject({ code: 400001 })
    expect(await sign(live, 'https://h5.example.com/h5-page/h5/sale')).toMatchObject({ code: 0 })
    expect((await live.app.inject('/sandbox?what=contact')).statusCode).toBe(404)
  })
})

test('a page of ours is signed as it stands in the address bar, without what follows #', async () => {
  const address = 'https://h5.example.com/h5-page/h5/sale?a=1&b=%E4%B8%AD|x'
  const { code, response } = await sign(gateway, `${address}#part`)
  expect(code).toBe(1)
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT token FROM supplier_token WHERE name LIKE '%ticket%'",
  )
  const { createHash } = await import('node:crypto')
  const text = `jsapi_ticket=${rows[0].token}&noncestr=${response.nonceStr}&timestamp=${response.timestamp}&url=${address}`
  expect(response).toEqual({
    appId: OFFICIAL_ACCOUNT.appId,
    timestamp: expect.any(Number),
    nonceStr: expect.stringMatching(/^[0-9a-f]{16}$/),
    signature: createHash('sha1').update(text).digest('hex'),
  })
})

test('no other page is signed', async () => {
  await using live = await startTwin(gateway, { config: { env: 'production' } })
  const asked = vendor.requests().length
  const others = [
    'https://evil.com/h5-page/h5/sale',
    'https://h5.example.com.evil.com/',
    'https://h5.example.com@evil.com/',
    'https://user:pw@h5.example.com/',
    'https://partner.example.com/',
    'javascript:alert(1)//h5.example.com',
    'file:///etc/passwd',
    '/h5-page/h5/sale',
    'h5.example.com',
  ]
  for (const url of others) expect(await sign(live, url, 'evil.com'), url).toMatchObject({ code: 400001 })
  expect(vendor.requests()).toHaveLength(asked)
  expect(await sign(live, 'https://h5.example.com/')).toMatchObject({ code: 1 })
})

test('outside production a page may be on the host that was asked', async () => {
  const url = 'http://192.168.1.5:8080/h5-page/h5/sale'
  expect(await sign(gateway, url, '192.168.1.5:8080')).toMatchObject({ code: 1 })
  expect(await sign(gateway, url)).toMatchObject({ code: 400001 })
})

test('without a ticket no page is signed', async () => {
  await gateway.ctx.db.pool.query('TRUNCATE supplier_token')
  vendor.break('/cgi-bin/ticket/getticket', { kind: 'errcode', errcode: 45009 }, 1)
  expect(await sign(gateway, 'https://h5.example.com/')).toMatchObject({
    code: 0,
    msg: '操作失败，请稍后重试',
  })
})
