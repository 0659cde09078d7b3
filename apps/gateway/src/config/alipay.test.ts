import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const short = generateKeyPairSync('rsa', { modulusLength: 1024 })

/** A key as Alipay's console and key tool hand it out: one line, without a heading. */
function bare(key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki'): string {
  return key.export({ format: 'der', type } as never).toString('base64')
}

function pem(key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki'): string {
  return key.export({ format: 'pem', type } as never).toString()
}

const ACCOUNT = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: bare(ours.privateKey, 'pkcs8'),
  ALIPAY_PUBLIC_KEY: bare(theirs.publicKey, 'spki'),
}

test('nothing of it is needed', () => {
  expect(load().alipay).toBeUndefined()
  expect(load({ ALIPAY_API: 'https://proxy.example.com' }).alipay).toBeUndefined()
})

test.each([
  ['one line each', {}],
  ['the older form of a private key', { ALIPAY_PRIVATE_KEY: bare(ours.privateKey, 'pkcs1') }],
  [
    'PEM',
    {
      ALIPAY_PRIVATE_KEY: pem(ours.privateKey, 'pkcs8'),
      ALIPAY_PUBLIC_KEY: pem(theirs.publicKey, 'spki'),
    },
  ],
  [
    'the older form of PEM, with ends of lines as environment files write them',
    {
      ALIPAY_PRIVATE_KEY: pem(ours.privateKey, 'pkcs1').replaceAll('\n', '\\n'),
      ALIPAY_PUBLIC_KEY: pem(theirs.publicKey, 'pkcs1').replaceAll('\n', '\r\n'),
    },
  ],
])('keys are read as %s', (_what, keys) => {
  const { privateKey, publicKey, ...alipay } = load({ ...ACCOUNT, ...keys }).alipay ?? {}
  expect(alipay).toEqual({
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    origin: 'https://openapi.alipay.com',
  })
  expect(privateKey?.equals(ours.privateKey)).toBe(true)
  expect(publicKey?.equals(theirs.publicKey)).toBe(true)
})

test.each([
  [{ ALIPAY_APP_ID: 'app' }, 'ALIPAY_APP_ID has not the 16 digits'],
  [{ ALIPAY_SELLER_ID: '2021000000000001' }, 'ALIPAY_SELLER_ID has not the 16 digits'],
  [{ ALIPAY_SELLER_ID: '' }, 'ALIPAY_SELLER_ID is not set'],
  [{ ALIPAY_PRIVATE_KEY: 'key' }, 'ALIPAY_PRIVATE_KEY is no RSA private key'],
  [{ ALIPAY_PRIVATE_KEY: bare(ours.publicKey, 'spki') }, 'ALIPAY_PRIVATE_KEY is no RSA private key'],
  [{ ALIPAY_PRIVATE_KEY: bare(short.privateKey, 'pkcs8') }, 'at least 2048 bits'],
  [{ ALIPAY_PUBLIC_KEY: bare(theirs.privateKey, 'pkcs8') }, 'ALIPAY_PUBLIC_KEY is no RSA public key'],
  [{ ALIPAY_PUBLIC_KEY: bare(short.publicKey, 'spki') }, 'at least 2048 bits'],
  [{ ALIPAY_PUBLIC_KEY: bare(ours.publicKey, 'spki') }, 'not 应用公钥'],
  [{ ALIPAY_API: 'https://openapi.alipay.com/gateway.do' }, 'ALIPAY_API is not an origin'],
])('a start says what is wrong with it, number %#, and repeats no key', (changed, problem) => {
  const problems = problemsOf({ ...ACCOUNT, ...changed })
  expect(problems).toEqual([expect.stringContaining(problem)])
  for (const key of [ACCOUNT.ALIPAY_PRIVATE_KEY, ...Object.values(changed)].filter(
    (text) => text.length > 40,
  ))
    expect(problems.join()).not.toContain(key.slice(20, 40))
})

test('a configuration that is printed shows no key', () => {
  const printed = inspect(load(ACCOUNT), { depth: 10 }) + JSON.stringify(load(ACCOUNT))
  expect(printed).not.toContain(ACCOUNT.ALIPAY_PRIVATE_KEY.slice(40, 80))
  expect(printed).not.toContain(pem(ours.privateKey, 'pkcs8').split('\n')[2])
})
