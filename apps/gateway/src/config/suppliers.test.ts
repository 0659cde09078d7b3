import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

test('no outside system is needed', () => {
  const { suppliers, trustedProxies } = load()
  expect(suppliers).toEqual({
    wechat: undefined,
    sandboxMiniPrograms: new Set(['main', 'course']),
    enterpriseWechat: undefined,
  })
  expect(trustedProxies).toEqual([])
})

test('accounts are read, each mini program by its alias', () => {
  const { wechat, enterpriseWechat } = load({
    WECHAT_APPID: 'wx1',
    WECHAT_SECRET: 's1',
    WECHAT_MINI_PROGRAMS: 'main=wx0123456789abcdef:secret-a, live=wxfedcba9876543210:secret-b',
    WECOM_CORP_ID: 'ww1',
    WECOM_SECRET: 's2',
  }).suppliers
  expect(wechat).toEqual({
    origin: 'https://api.weixin.qq.com',
    authorizeOrigin: 'https://open.weixin.qq.com',
    officialAccount: { appId: 'wx1', secret: 's1' },
    miniPrograms: new Map([
      ['main', { appId: 'wx0123456789abcdef', secret: 'secret-a' }],
      ['live', { appId: 'wxfedcba9876543210', secret: 'secret-b' }],
    ]),
  })
  expect(enterpriseWechat).toEqual({ origin: 'https://qyapi.weixin.qq.com', corpId: 'ww1', secret: 's2' })
})

test('mini programs do not need an official account', () => {
  const { suppliers } = load({
    WECHAT_MINI_PROGRAMS: 'main=wx0123456789abcdef:secret-a',
  })
  expect(suppliers.wechat?.officialAccount).toBeUndefined()
})

test.each([
  [{ WECHAT_APPID: 'wx1' }, 'WECHAT_APPID and WECHAT_SECRET'],
  [{ WECHAT_SECRET: 's' }, 'WECHAT_APPID and WECHAT_SECRET'],
  [{ WECOM_SECRET: 's' }, 'WECOM_CORP_ID and WECOM_SECRET'],
  [{ WECHAT_MINI_PROGRAMS: 'main' }, 'WECHAT_MINI_PROGRAMS: entry 1'],
  [{ SANDBOX_MINI_PROGRAMS: 'main,my shop' }, 'SANDBOX_MINI_PROGRAMS: my shop'],
  [{ WECHAT_API: 'api.weixin.qq.com' }, 'WECHAT_API is not an origin'],
  [{ WECHAT_OPEN: 'open.weixin.qq.com' }, 'WECHAT_OPEN is not an origin'],
  [{ WECOM_API: 'https://proxy.example.com/path' }, 'WECOM_API is not an origin'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES'],
])('%j is a problem of the start', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)])
})

test('one alias for two mini programs is refused, without a secret in the sentence', () => {
  const problems = problemsOf({
    WECHAT_MINI_PROGRAMS: 'main=wx0123456789abcdef:secret-a,main=wxfedcba9876543210:secret-b',
  })
  expect(problems).toEqual([expect.stringContaining('entry 2')])
  expect(problems.join()).not.toContain('secret-b')
})

test('proxies are addresses and networks of both families', () => {
  const { trustedProxies } = load({
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,fd00::/8',
  })
  expect(trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8'])
})
