import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'
import { PRODUCTION } from './testing/production'

const { dataDir, load, problemsOf } = useOwnFolder()

test.each([
  ['in development', {}, true],
  ['where quotes are asked for', { MARKET_SOURCE_URL: 'https://quotes.example.com' }, false],
  ['where it is to stand', { DEMO_MARKET: 'stands' }, false],
  ['in test', { APP_ENV: 'test' }, false],
  ['in test, where it is to move', { APP_ENV: 'test', DEMO_MARKET: 'moves' }, true],
])('the made-up market moves: %s', (_where, given, moves) => {
  expect(load(given).movesDemoMarket).toBe(moves)
})

test('production has no made-up market that moves', () => {
  expect(problemsOf({ ...PRODUCTION, DEMO_MARKET: 'moves' })).toEqual([
    expect.stringContaining('DEMO_MARKET'),
  ])
})

describe('development', () => {
  test('needs no setting at all', () => {
    const config = load()
    expect(config).toMatchObject({ env: 'development', port: 8080, publicOrigin: 'http://localhost:8080' })
    expect(config.linkHosts).toContain('*.example.com')
    expect(config.company.company).toBe('示例公司')
  })

  test('makes its preview key once, for its owner only, and keeps it', () => {
    const { previewKey } = load()
    expect(previewKey.length).toBeGreaterThanOrEqual(32)
    expect(load().previewKey).toBe(previewKey)
    expect(statSync(join(dataDir(), 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('makes the keys of visitors once, for their owner only, and keeps them', () => {
    const { tokenKeys, piiKeys, piiIndexKey } = load()
    expect([tokenKeys[0].secret, piiKeys[0].secret, piiIndexKey].map(({ length }) => length)).toEqual([
      32, 32, 32,
    ])
    expect(load()).toMatchObject({ tokenKeys, piiKeys, piiIndexKey })
    expect(statSync(join(dataDir(), 'keys.json')).mode & 0o777).toBe(0o600)
  })

  test('makes the key of the audit log once, beside a folder’s other keys, and keeps it', () => {
    const { auditKeys, tokenKeys } = load()
    expect(load()).toMatchObject({ auditKeys, tokenKeys })
    expect(statSync(join(dataDir(), 'audit-keys.json')).mode & 0o777).toBe(0o600)
  })

  test('takes a key that is set before the one it made', () => {
    const { piiIndexKey } = load()
    const { PII_KEYS } = PRODUCTION
    expect(load({ PII_KEYS })).toMatchObject({ piiKeys: [{ id: 'a' }], piiIndexKey })
  })

  test('reads an empty variable as one that is not set', () => {
    expect(load({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    })
  })
})

describe('production', () => {
  test('takes a complete environment, and links to its own host only', () => {
    expect(load(PRODUCTION)).toMatchObject({
      publicOrigin: 'https://pages.example.cn',
      linkHosts: ['pages.example.cn'],
      previewKey: PRODUCTION.PREVIEW_KEY,
      tokenKeys: [{ id: 'b' }, { id: 'a' }],
      piiKeys: [{ id: 'a' }],
      cookieDomain: undefined,
    })
    for (const name of ['keys.json', 'audit-keys.json'])
      expect(() => statSync(join(dataDir(), name))).toThrow('ENOENT')
  })

  test.each(Object.keys(PRODUCTION).filter((name) => !['APP_ENV', 'CAPTCHA'].includes(name)))(
    'asks for %s',
    (name) => {
      const problems = problemsOf({ ...PRODUCTION, [name]: undefined })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(
        new RegExp(`^${name} is not set, and production needs it: .+\\. Set ${name}\\.$`),
      )
    },
  )

  test('does with our own captcha only where a setting says so', () => {
    const { CAPTCHA: _said, ...silent } = PRODUCTION
    expect(problemsOf(silent)).toEqual([
      expect.stringMatching(/^CAPTCHA_APP_ID is not set.+CAPTCHA=proof-of-work/),
    ])
    expect(problemsOf({ ...silent, CAPTCHA: 'none' })).toEqual([expect.stringContaining('CAPTCHA is not')])
    const tencent = { TENCENT_SECRET_ID: 'AKID', TENCENT_SECRET_KEY: 'key' }
    const app = { CAPTCHA_APP_ID: '190000001', CAPTCHA_APP_SECRET: 's' }
    const studio = { STUDIO_ORIGIN: 'https://studio.example.cn' }
    expect(load({ ...silent, ...tencent, ...app, ...studio }).tencent.captcha).toMatchObject({
      app: { appId: 190_000_001 },
    })
  })

  test('refuses a key that could be guessed', () => {
    expect(problemsOf({ ...PRODUCTION, PREVIEW_KEY: 'short' })).toEqual([
      expect.stringContaining('PREVIEW_KEY'),
    ])
  })
})

describe('keys', () => {
  const key = 'k'.repeat(43)
  test.each([
    ['one without a name', key],
    ['one that is too short', `a:${'k'.repeat(42)}`],
    ['one that is too long', `a:${'k'.repeat(44)}`],
    ['a name in capitals', `A:${key}`],
    ['two of one name', `a:${key},a:${key}`],
    ['nothing after the comma', `a:${key},`],
  ])('%s is refused', (_what, TOKEN_KEYS) => {
    expect(problemsOf({ TOKEN_KEYS })).toEqual([expect.stringContaining('TOKEN_KEYS is not a list')])
  })

  test('an index key with a name is refused', () => {
    expect(problemsOf({ PII_INDEX_KEY: `a:${key}` })).toEqual([
      expect.stringContaining('PII_INDEX_KEY is no key'),
    ])
  })

  test('no problem repeats the key', () => {
    const secret = 's3cret'
    const problems = problemsOf({ TOKEN_KEYS: secret, PII_KEYS: secret, PII_INDEX_KEY: secret })
    expect(problems).toHaveLength(3)
    expect(problems.join()).not.toContain(secret)
  })
})

describe('the domain of the login cookie', () => {
  const PUBLIC_ORIGIN = 'https://h5.example.com'

  test.each([
    ['.example.com', 'example.com'],
    ['Example.com', 'example.com'],
    ['h5.example.com', 'h5.example.com'],
  ])('%s is %s', (COOKIE_DOMAIN, cookieDomain) => {
    expect(load({ PUBLIC_ORIGIN, COOKIE_DOMAIN })).toMatchObject({ cookieDomain })
  })

  test.each(['com', 'https://example.com', 'example.com; Secure', '192.168.1.7', 'example.com:8080', '..'])(
    '%s is refused',
    (COOKIE_DOMAIN) => {
      expect(problemsOf({ PUBLIC_ORIGIN, COOKIE_DOMAIN })).toEqual([
        expect.stringContaining('COOKIE_DOMAIN is not a domain'),
      ])
    },
  )

  test('is shared with another gateway that the pages call', () => {
    const given = { PUBLIC_ORIGIN, COOKIE_DOMAIN: 'example.com' }
    const GATEWAY_ORIGIN = 'https://GW.example.com'
    const { gatewayOrigin, hostSettings } = load({ ...given, GATEWAY_ORIGIN })
    expect([gatewayOrigin, hostSettings.gatewayOrigin]).toEqual(Array(2).fill('https://gw.example.com'))
    expect(problemsOf({ ...given, GATEWAY_ORIGIN: 'https://gw.example.net' })).toEqual([
      expect.stringContaining('no parent of the host in GATEWAY_ORIGIN (gw.example.net)'),
    ])
    expect(problemsOf({ ...given, GATEWAY_ORIGIN: 'gw.example.com/' })).toEqual([
      expect.stringContaining('GATEWAY_ORIGIN is not an origin'),
    ])
  })

  test.each(['ample.com', 'other.com', 'a.h5.example.com'])(
    '%s is no parent of the host',
    (COOKIE_DOMAIN) => {
      expect(problemsOf({ PUBLIC_ORIGIN, COOKIE_DOMAIN })).toEqual([expect.stringContaining('is no parent')])
    },
  )
})

describe('other sites that may make calls', () => {
  test('are none unless they are named, each as browsers write it', () => {
    expect(load().allowedOrigins).toEqual([])
    const ALLOWED_ORIGINS = 'https://shop.example.cn, http://10.0.0.7:8080,'
    const { allowedOrigins } = load({ ALLOWED_ORIGINS })
    expect(allowedOrigins).toEqual(['https://shop.example.cn', 'http://10.0.0.7:8080'])
  })

  test.each([
    '*',
    'null',
    'shop.example.cn',
    'https://shop.example.cn/',
    'https://Shop.example.cn',
    'https://shop.example.cn:443',
    'https://*.example.cn',
    'https://a@shop.example.cn',
    'ftp://shop.example.cn',
    'https://shop.example.cn https://m.example.cn',
  ])('%s is refused', (ALLOWED_ORIGINS) => {
    expect(problemsOf({ ALLOWED_ORIGINS })).toEqual([
      expect.stringContaining('ALLOWED_ORIGINS is not a list'),
    ])
  })
})

describe('how long logs are kept', () => {
  const NAMES = ['NETWORK_LOG_DAYS', 'MESSAGE_LOG_DAYS']

  test('is a little more than six months, or longer', () => {
    expect(load().kept).toEqual({ networkLogs: 190, messageLogs: 190 })
    expect(load({ NETWORK_LOG_DAYS: '184', MESSAGE_LOG_DAYS: '1825' }).kept).toEqual({
      networkLogs: 184,
      messageLogs: 1825,
    })
  })

  test.each(['183', '0', '-190', '190.5', '6 months', '1e3', '100000'])('is never %s days', (days) => {
    for (const name of NAMES)
      expect(problemsOf({ [name]: days })).toEqual([expect.stringContaining(`${name} is no whole number`)])
  })
})

describe('a bad start', () => {
  test('lists every problem at once, those of the data folder among them', () => {
    mkdirSync(join(dataDir(), 'photos'))
    const problems = problemsOf({
      APP_ENV: 'prod',
      PORT: '80a',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_ORIGIN: 'pages.example.cn',
      HOME_PAGE: '../x',
      LOG_LEVEL: 'loud',
    })
    const subjects = [
      'APP_ENV',
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'HOME_PAGE',
      'LOG_LEVEL',
      'photos',
      'AUDIT_KEYS',
    ]
    expect(problems).toHaveLength(subjects.length)
    for (const subject of subjects) expect(problems.join('\n')).toContain(subject)
  })

  test.each(['65536', '-1', '8080.5', '0x10'])('PORT=%s is refused', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([expect.stringContaining('PORT is not a whole number')])
  })

  test('a damaged keys file is named, not replaced', () => {
    load()
    writeFileSync(join(dataDir(), 'keys.json'), '{"PII_KEYS":"dev:x"}')
    expect(problemsOf({})).toEqual([expect.stringContaining('keys.json cannot be read')])
    expect(readFileSync(join(dataDir(), 'keys.json'), 'utf8')).toBe('{"PII_KEYS":"dev:x"}')
  })

  test('a damaged secrets file is named, not replaced', () => {
    load()
    writeFileSync(join(dataDir(), 'secrets.json'), '{"previewKey":')
    expect(problemsOf({})).toEqual([expect.stringContaining('secrets.json')])
    expect(readFileSync(join(dataDir(), 'secrets.json'), 'utf8')).toBe('{"previewKey":')
  })
})

describe('the data folder', () => {
  test('may be missing, and is made', () => {
    const inside = join(dataDir(), 'a/b')
    expect(load({ DATA_DIR: inside }).dataDir).toBe(inside)
    expect(statSync(inside).mode & 0o777).toBe(0o711)
  })

  test('may be a fresh volume', () => {
    mkdirSync(join(dataDir(), 'lost+found'))
    expect(problemsOf({})).toEqual([])
  })

  test('is refused when it holds something else, and then nothing is written', () => {
    writeFileSync(join(dataDir(), 'letter.txt'), '')
    expect(problemsOf({})).toEqual([expect.stringContaining('letter.txt')])
    expect(() => statSync(join(dataDir(), 'yingzao.json'))).toThrow('ENOENT')
  })

  test('cannot be a file', () => {
    writeFileSync(join(dataDir(), 'file'), '')
    expect(problemsOf({ DATA_DIR: join(dataDir(), 'file') })).toEqual([
      expect.stringContaining('cannot be used'),
    ])
  })
})
