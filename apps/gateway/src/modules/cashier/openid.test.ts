import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OFFICIAL_ACCOUNT, startWechatVendor, type WechatVendor } from '../../testing/vendors/wechat-vendor'
import { openShop, SHOP } from '../orders/testing/shop'
import { signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50'
const PAY = '/h5-page/pay?pid=P1&from=%2Fh5-page%2Fcourse'
const EXCHANGE = '/sns/oauth2/access_token'

let vendor: WechatVendor
let gateway: TestGateway
beforeAll(async () => {
  vendor = await startWechatVendor()
  const wechat = {
    origin: vendor.origin,
    authorizeOrigin: 'https://open.weixin.qq.com',
    officialAccount: OFFICIAL_ACCOUNT,
    miniPrograms: new Map(),
  }
  gateway = await startTestGateway({
    config: {
      suppliers: { wechat, sandboxMiniPrograms: new Set(), enterpriseWechat: undefined },
    },
  })
  await openShop(gateway)
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})

/** Opens an address as a browser that keeps cookies does. */
async function open(url: string, cookie = '', agent = WECHAT) {
  const reply = await gateway.app.inject({
    url,
    headers: { 'user-agent': agent, cookie, host: 'h5.example.com' },
  })
  const set = [reply.headers['set-cookie'] ?? []].flat()
  return { status: reply.statusCode, location: String(reply.headers.location ?? ''), set, body: reply.body }
}

const valueIn = (set: readonly string[], name: string) =>
  set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';', 1)[0] ?? ''

/** Goes to WeChat and comes back with one of its codes. */
async function goThere() {
  const { location, set } = await open(PAY)
  const away = new URL(location)
  const back = new URL(away.searchParams.get('redirect_uri') ?? '')
  const state = away.searchParams.get('state') ?? ''
  const comeBack = (code: string, given = state) => {
    const address = new URL(back)
    address.searchParams.set('code', code)
    address.searchParams.set('state', given)
    return address.pathname + address.search
  }
  return { away, state, cookie: valueIn(set, 'wx_state'), set, comeBack }
}

describe('the page for payments inside WeChat', () => {
  test('asks WeChat who pays, silently, and once a session', async () => {
    const { away, cookie, set, comeBack } = await goThere()
    expect(away.origin + away.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
    expect(away.searchParams.get('scope')).toBe('snsapi_base')
    expect(set[0]).toMatch(/^wx_state=[0-9a-f]{32}; Path=\/h5-page\/pay; Max-Age=600; HttpOnly; SameSite=Lax/)
    const back = await open(comeBack('code-of-li'), cookie)
    expect([back.status, back.location]).toEqual([303, '/h5-page/pay?pid=P1&from=%2Fh5-page%2Fcourse'])
    const kept = back.set.find((one) => one.startsWith('wx_openid='))
    // No script can read it, it ends with the browser session, and no other site can have it sent.
    expect(kept).toMatch(/^wx_openid=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect(kept).not.toMatch(/Max-Age|Expires/)
    expect((await open(PAY, valueIn(back.set, 'wx_openid'))).status).toBe(200)
  })

  test('is shown at once everywhere else, in a mini program too', async () => {
    for (const agent of ['Mozilla/5.0 Chrome/130', `${WECHAT} miniProgram/wx1`])
      expect((await open(PAY, '', agent)).status).toBe(200)
  })

  test('tells suppliers which site its payers come from, and is kept by nobody else', async () => {
    const { headers } = await gateway.app.inject({ url: PAY })
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('who comes back with something that is not theirs', () => {
  const before = () => vendor.requests(EXCHANGE).length

  test.each([
    ['without the state that went with them', ''],
    ['with the state of somebody else', `wx_state=${'a'.repeat(32)}`],
    ['with a state that is none', 'wx_state=zz'],
  ])('%s: nobody is asked, and the page says that it does not know', async (_what, cookie) => {
    const { comeBack } = await goThere()
    const asked = before()
    const back = await open(comeBack('code-of-someone'), cookie)
    expect(back.location).toBe('/h5-page/pay?pid=P1&from=%2Fh5-page%2Fcourse&openid=0')
    expect(valueIn(back.set, 'wx_openid')).toBe('')
    expect(before()).toBe(asked)
    // And it does not redirect for ever.
    expect((await open(back.location)).status).toBe(200)
  })

  test('a code is taken once, however many bring it', async () => {
    const { comeBack, cookie } = await goThere()
    const asked = before()
    const all = await Promise.all(Array.from({ length: 10 }, () => open(comeBack('code-of-once'), cookie)))
    expect(all.filter(({ set }) => valueIn(set, 'wx_openid') !== '')).toHaveLength(1)
    expect(before() - asked).toBe(1)
  })

  test.each(['', 'not-a-code', 'a'.repeat(5000)])(
    'a code that WeChat does not know (%#) is no payer',
    async (code) => {
      const { comeBack, cookie } = await goThere()
      expect((await open(comeBack(code), cookie)).location).toContain('openid=0')
    },
  )

  test('where to go on is a page of ours, whatever is asked', async () => {
    for (const to of ['https://evil.example/', '//evil.example', '&from=//evil.example', '#x']) {
      const { cookie, state } = await goThere()
      const query = new URLSearchParams({ to, code: 'code-of-x', state })
      const { location } = await open(`/h5-page/pay/openid?${query}`, cookie)
      expect(location).toMatch(/^\/h5-page\/pay\?/)
    }
  })
})

describe('a payment inside WeChat', () => {
  test('takes the payer from the browser, and believes only what it has written there itself', async () => {
    const visitor = await signIn(gateway)
    const { response } = await call(gateway, 'createOrder', { mark: SHOP.mark } as never, visitor)
    const begin = (cookie: string) =>
      call(gateway, 'prepay', { pid: response.pid, channel: 'wx_jsapi' }, {
        headers: { ...visitor.headers, cookie },
      } as never)
    expect((await begin('')).code).toBe(400001)
    const { comeBack, cookie } = await goThere()
    const kept = valueIn((await open(comeBack('code-of-zhao'), cookie)).set, 'wx_openid')
    const [value = '', signature = ''] = kept.replace('wx_openid=', '').split('.')
    const other = Buffer.from('openid-qian').toString('base64url')
    for (const forged of [
      `wx_openid=${other}.${signature}`,
      `wx_openid=${value}.${'A'.repeat(43)}`,
      'wx_openid=x',
    ])
      expect((await begin(forged)).code).toBe(400001)
    expect((await begin(`text=large; ${kept}`)).response.params.package).toMatch(/^prepay_id=/)
  })
})
