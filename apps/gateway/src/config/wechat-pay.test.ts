import { generateKeyPairSync } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const spki = { type: 'spki', format: 'pem' } as const
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
})
const curve = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
})

const API_V3_KEY = 'an-api-v3-key-of-thirty-two-byte'
const WECHAT = { WECHAT_APPID: 'wx1', WECHAT_SECRET: 's1' }
const ACCOUNT = {
  ...WECHAT,
  WECHAT_PAY_MCHID: '1900000001',
  WECHAT_PAY_SERIAL_NO: '5157f09efdc096de15ebe81a47057a7232f1b8e1',
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_API_V3_KEY: API_V3_KEY,
}
const PUBLIC_KEY = {
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000000012026010100000001',
  WECHAT_PAY_PUBLIC_KEY: publicKey,
}

test('no account is needed', () => {
  expect(load().wechatPay).toBeUndefined()
})

test('an account is read; its serial number is written as replies write theirs', () => {
  const { wechatPay } = load({ ...ACCOUNT, ...PUBLIC_KEY })
  expect(wechatPay).toMatchObject({
    origin: 'https://api.mch.weixin.qq.com',
    mchid: '1900000001',
    serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    publicKey: { id: PUBLIC_KEY.WECHAT_PAY_PUBLIC_KEY_ID },
  })
  expect(wechatPay?.privateKey.export(pkcs8)).toBe(privateKey)
  expect(wechatPay?.publicKey?.key.export(spki)).toBe(publicKey)
  expect(wechatPay?.apiV3Key.export().toString()).toBe(API_V3_KEY)
})

test('the public key may be missing, as merchants of old have certificates', () => {
  expect(load(ACCOUNT).wechatPay?.publicKey).toBeUndefined()
})

test('keys are read with their ends of lines written as \\n', () => {
  const oneLine = (text: string) => text.replaceAll('\n', '\\n')
  const { wechatPay } = load({
    ...ACCOUNT,
    ...PUBLIC_KEY,
    WECHAT_PAY_PRIVATE_KEY: oneLine(privateKey),
    WECHAT_PAY_PUBLIC_KEY: oneLine(publicKey),
  })
  expect(wechatPay?.publicKey?.key.asymmetricKeyType).toBe('rsa')
})

test('printing the settings prints no key', () => {
  const printed = inspect(load({ ...ACCOUNT, ...PUBLIC_KEY }).wechatPay, { depth: 10, showHidden: true })
  expect(printed).not.toContain(API_V3_KEY)
  expect(printed).not.toContain(Buffer.from(API_V3_KEY).toString('hex').slice(0, 12))
  expect(printed).not.toContain('PRIVATE KEY')
})

const without = (name: keyof typeof ACCOUNT) => ({ ...ACCOUNT, [name]: undefined })

test.each([
  ['WECHAT_PAY_MCHID is not set', without('WECHAT_PAY_MCHID')],
  ['WECHAT_PAY_SERIAL_NO is not set', without('WECHAT_PAY_SERIAL_NO')],
  ['WECHAT_PAY_PRIVATE_KEY is not set', without('WECHAT_PAY_PRIVATE_KEY')],
  ['WECHAT_PAY_API_V3_KEY is not set', without('WECHAT_PAY_API_V3_KEY')],
  ['WECHAT_PAY_PUBLIC_KEY_ID is not set', { ...ACCOUNT, WECHAT_PAY_PUBLIC_KEY: publicKey }],
  ['WECHAT_PAY_PUBLIC_KEY_ID is set without the account', PUBLIC_KEY],
  ['without an app to pay in', { ...ACCOUNT, WECHAT_APPID: '', WECHAT_SECRET: '' }],
  ['WECHAT_PAY_MCHID is no number', { ...ACCOUNT, WECHAT_PAY_MCHID: 'merchant' }],
  ['WECHAT_PAY_SERIAL_NO is no serial number', { ...ACCOUNT, WECHAT_PAY_SERIAL_NO: 'serial' }],
  ['WECHAT_PAY_PRIVATE_KEY is no RSA key', { ...ACCOUNT, WECHAT_PAY_PRIVATE_KEY: publicKey }],
  ['WECHAT_PAY_PRIVATE_KEY is no RSA key', { ...ACCOUNT, WECHAT_PAY_PRIVATE_KEY: curve.privateKey }],
  ['has 33 bytes instead of 32', { ...ACCOUNT, WECHAT_PAY_API_V3_KEY: `${API_V3_KEY}!` }],
  ['is not like PUB_KEY_ID_', { ...ACCOUNT, ...PUBLIC_KEY, WECHAT_PAY_PUBLIC_KEY_ID: '0119' }],
  ['is no RSA public key', { ...ACCOUNT, ...PUBLIC_KEY, WECHAT_PAY_PUBLIC_KEY: privateKey }],
  ['WECHAT_PAY_API is not an origin', { WECHAT_PAY_API: 'api.mch.weixin.qq.com' }],
] as [string, NodeJS.ProcessEnv][])('the start tells without a key: %s', (problem, environment) => {
  const problems = problemsOf(environment)
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(problems.join()).not.toContain(API_V3_KEY)
  expect(problems.join()).not.toContain(privateKey.slice(40, 80))
})
