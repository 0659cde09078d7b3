import { describe, expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'
import { PRODUCTION } from './testing/production'

const { load, problemsOf } = useOwnFolder()

const one = (start: string) => [expect.stringMatching(new RegExp(`^${start}`))]
const COUNTED = { HOST_SETTINGS: JSON.stringify({ baiduSiteId: 'a'.repeat(32) }) }
const CAPTCHA = {
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'key',
  CAPTCHA_APP_ID: '190000000',
  CAPTCHA_APP_SECRET: 'secret',
}

describe('PUBLIC_ORIGIN', () => {
  test('is https in production, and may be http elsewhere', () => {
    const PUBLIC_ORIGIN = 'http://pages.example.cn'
    expect(problemsOf({ ...PRODUCTION, PUBLIC_ORIGIN })).toEqual(
      one('PUBLIC_ORIGIN begins with http://, and production needs https://: .+ Put a certificate in front'),
    )
    expect(load({ PUBLIC_ORIGIN }).publicOrigin).toBe(PUBLIC_ORIGIN)
  })

  test.each(['pages.example.cn', 'https://pages.example.cn/a', 'ftp://pages.example.cn', 'https://a@b.cn'])(
    '%s is refused once, as no origin',
    (PUBLIC_ORIGIN) => {
      expect(problemsOf({ ...PRODUCTION, PUBLIC_ORIGIN })).toEqual(one('PUBLIC_ORIGIN is not an origin'))
    },
  )

  test('is kept as browsers write it', () => {
    expect(load({ PUBLIC_ORIGIN: 'https://Pages.Example.CN/' }).publicOrigin).toBe('https://pages.example.cn')
  })
})

describe('STUDIO_ORIGIN', () => {
  const STUDIO_ORIGIN = 'https://studio.example.cn'

  test('is wherever the pages are unless it is set', () => {
    expect(load().studioOrigin).toBeUndefined()
    expect(load({ STUDIO_ORIGIN: 'http://studio.localhost:8080' }).studioOrigin).toBe(
      'http://studio.localhost:8080',
    )
    expect(load({ ...PRODUCTION, STUDIO_ORIGIN }).studioOrigin).toBe(STUDIO_ORIGIN)
  })

  test.each([
    ['Baidu', COUNTED],
    ['Tencent', CAPTCHA],
    ['Tencent', { GATEWAY_ORIGIN: 'https://gw.example.cn' }],
    ['Baidu and Tencent', { ...COUNTED, ...CAPTCHA }],
  ])('is asked for in production where pages run scripts of %s', (whose, settings) => {
    expect(problemsOf({ ...PRODUCTION, ...settings })).toEqual(
      one(`STUDIO_ORIGIN is not set, and production needs it: .+ scripts of ${whose}, .+ Set it to a host`),
    )
    expect(problemsOf({ ...PRODUCTION, ...settings, STUDIO_ORIGIN })).toEqual([])
    expect(problemsOf(settings)).toEqual([])
  })

  test('is not asked for where pages run no scripts but ours', () => {
    expect(problemsOf(PRODUCTION)).toEqual([])
  })

  test.each(['https://pages.example.cn', 'https://pages.example.cn:8443', 'https://Pages.example.cn/'])(
    '%s is the host of the pages, which no port changes',
    (origin) => {
      expect(problemsOf({ ...PRODUCTION, STUDIO_ORIGIN: origin })).toEqual(
        one('STUDIO_ORIGIN has the host of PUBLIC_ORIGIN'),
      )
    },
  )

  test('is not localhost where the pages are', () => {
    expect(problemsOf({ STUDIO_ORIGIN: 'http://localhost:9000' })).toEqual(
      one('STUDIO_ORIGIN has the host of PUBLIC_ORIGIN'),
    )
  })

  test('is an origin, in production with https', () => {
    expect(problemsOf({ STUDIO_ORIGIN: 'studio.example.cn' })).toEqual(one('STUDIO_ORIGIN is not an origin'))
    expect(problemsOf({ ...PRODUCTION, STUDIO_ORIGIN: 'http://studio.example.cn' })).toEqual(
      one('STUDIO_ORIGIN begins with http://'),
    )
  })
})

describe('TRUSTED_PROXIES', () => {
  test.each([
    '0.0.0.0/0',
    '203.0.113.7/0',
    '10.0.0.0/000',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    '::/0',
    '::/1, 8000::/1',
    '2000::/3',
    '2400::/12',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/96',
    '0:0:0:0:0:ffff:0:0/97',
    'fc00::/6',
  ])('%s holds strangers, and production refuses it', (TRUSTED_PROXIES) => {
    expect(problemsOf({ ...PRODUCTION, TRUSTED_PROXIES })).toEqual(one('TRUSTED_PROXIES names '))
    expect(problemsOf({ TRUSTED_PROXIES })).toEqual([])
  })

  test('production names those that are too wide, and only them', () => {
    const [problem] = problemsOf({ ...PRODUCTION, TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/0,::/0' })
    expect(problem).toMatch(/^TRUSTED_PROXIES names 0\.0\.0\.0\/0, ::\/0, which/)
  })

  test('networks that a deployment may have are taken', () => {
    const TRUSTED_PROXIES =
      '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.1,::1,fc00::/7,fe80::/10,2400:cb00::/32,::ffff:10.0.0.0/104'
    expect(load({ ...PRODUCTION, TRUSTED_PROXIES }).trustedProxies).toEqual(TRUSTED_PROXIES.split(','))
  })

  test.each(['10.0.0.0/33', 'everybody', '10.0.0.0/8/8', '10.0.0.0/-1'])('%s is no list', (entry) => {
    expect(problemsOf({ ...PRODUCTION, TRUSTED_PROXIES: entry })).toEqual(
      one('TRUSTED_PROXIES is not a list'),
    )
  })
})

describe('the figures', () => {
  const METRICS_TOKEN = 't'.repeat(32)

  test('have neither token nor port unless they are set', () => {
    expect(load().metrics).toEqual({ token: undefined, port: undefined })
    expect(load({ METRICS_TOKEN, METRICS_PORT: '9464' }).metrics).toEqual({
      token: METRICS_TOKEN,
      port: 9464,
    })
  })

  test.each(['short', `${'t'.repeat(32)} x`, 'é'.repeat(40)])('take no token like %s', (token) => {
    expect(problemsOf({ METRICS_TOKEN: token })).toEqual(one('METRICS_TOKEN is no token'))
  })

  test.each(['0', '65536', '9464a'])('take no port like %s', (port) => {
    expect(problemsOf({ METRICS_PORT: port })).toEqual(one('METRICS_PORT is not a whole number'))
  })

  test('are not served on the port of the pages', () => {
    expect(problemsOf({ METRICS_PORT: '8080' })).toEqual(one('METRICS_PORT is 8080, the port of the pages'))
    expect(problemsOf({ PORT: '9464', METRICS_PORT: '9464' })).toEqual(one('METRICS_PORT is 9464'))
  })
})

test('a bad deployment lists every problem at once', () => {
  const subjects = ['PUBLIC_ORIGIN', 'STUDIO_ORIGIN', 'TRUSTED_PROXIES', 'METRICS_TOKEN', 'METRICS_PORT']
  const problems = problemsOf({
    ...PRODUCTION,
    PUBLIC_ORIGIN: 'http://pages.example.cn',
    STUDIO_ORIGIN: 'http://studio.example.cn',
    TRUSTED_PROXIES: '::/0',
    METRICS_TOKEN: 'x',
    METRICS_PORT: 'x',
  })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(subjects)
})

describe('the life of a process', () => {
  test('five seconds pass in production before a process that leaves closes its door, elsewhere none', () => {
    expect([load(PRODUCTION).drainDelay, load().drainDelay, load({ DRAIN_DELAY: '20' }).drainDelay]).toEqual([
      5, 0, 20,
    ])
  })

  test.each(['-1', '1.5', '301', 'soon'])('DRAIN_DELAY is never %s', (DRAIN_DELAY) => {
    expect(problemsOf({ DRAIN_DELAY })).toEqual(
      one('DRAIN_DELAY is no whole number of seconds from 0 to 300'),
    )
  })

  test('pages are served for ten minutes without notices, or as long as is set, but a minute at least', () => {
    expect([load().stalePageLimit, load({ STALE_PAGE_LIMIT: '86400' }).stalePageLimit]).toEqual([600, 86_400])
    for (const STALE_PAGE_LIMIT of ['0', '59', 'never'])
      expect(problemsOf({ STALE_PAGE_LIMIT })).toEqual(one('STALE_PAGE_LIMIT is no whole number'))
  })

  test('a process serves and works unless it is told to do one of them', () => {
    expect([load().role, load({ ROLE: 'web' }).role, load({ ROLE: 'worker' }).role]).toEqual([
      'all',
      'web',
      'worker',
    ])
    expect(problemsOf({ ROLE: 'jobs' })).toEqual(one('ROLE is none of web, worker and all'))
  })
})
