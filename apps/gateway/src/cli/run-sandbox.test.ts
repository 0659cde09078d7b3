import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { codeFor } from '../modules/testing/ask-for-code'
import { startTestGateway, type TestGateway, testKey } from '../modules/testing/start-test-gateway'
import { call } from '../modules/testing/visitor-calls'
import { CAPTCHA_ACCOUNT } from '../testing/vendors/tencent-vendor'
import { runSandbox } from './run-sandbox'
import { runInTest } from './testing/run-in-test'

function sandbox(gateway: TestGateway, args: string[], config = gateway.ctx.config) {
  return runInTest(runSandbox, gateway, { args, config })
}

test('prints a token, and nothing else, with which the phone is logged in at the running server', async () => {
  await using gateway = await startTestGateway()
  const { exit, text: token } = await sandbox(gateway, ['token', '13800138000'])
  expect(exit).toBe(0)
  const headers = { authorization: `Bearer ${token}` }
  const reply = await gateway.app.inject({ url: operations.currentUser.path, headers })
  expect(reply.json().response.handset).toBe('138****8000')
})

test('prints the code that a phone was sent, while it is good', async () => {
  await using gateway = await startTestGateway()
  const code = await codeFor(gateway, '13800138000', 'login')
  expect(await sandbox(gateway, ['sms', '13800138000'])).toEqual({ exit: 0, text: code })
  await call(gateway, 'smartLogin', { handset: '13800138000', code })
  expect(await sandbox(gateway, ['sms', '13800138000'])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('没有有效的验证码'),
  })
})

test('prints a passed captcha, for one call of any scene and address', async () => {
  await using gateway = await startTestGateway()
  const captcha = JSON.parse((await sandbox(gateway, ['captcha'])).text)
  const send = () => call(gateway, 'advertSmsSend', { handset: '13800138000', type: 'money', ...captcha })
  expect([(await send()).code, (await send()).code]).toEqual([1, 400020])
})

test('has no captcha where it is Tencent’s', async () => {
  await using gateway = await startTestGateway()
  const captcha = { ...CAPTCHA_ACCOUNT, origin: 'https://captcha.example.com' }
  const config = { ...gateway.ctx.config, tencent: { captcha, sms: undefined } }
  expect(await sandbox(gateway, ['captcha'], config)).toMatchObject({
    exit: 1,
    text: expect.stringContaining('CAPTCHA_APP_ID'),
  })
})

test('is refused in production, whatever it is asked', async () => {
  await using gateway = await startTestGateway()
  for (const args of [['token', '13800138000'], [], ['sms', '13800138000'], ['captcha']]) {
    const { exit, text } = await sandbox(gateway, args, { ...gateway.ctx.config, env: 'production' })
    expect([exit, text]).toEqual([1, expect.stringContaining('APP_ENV=production 时不能使用')])
  }
  expect((await gateway.ctx.db.pool.query('SELECT FROM softuser')).rowCount).toBe(0)
})

test.each([
  [],
  ['token'],
  ['token', '13800138000', 'x'],
  ['tokens', '13800138000'],
  ['captcha', 'x'],
  ['toString', 'x'],
])('misuse %j prints the usage', async (...args) => {
  await using gateway = await startTestGateway()
  expect(await sandbox(gateway, args)).toEqual({ exit: 1, text: expect.stringContaining('用法') })
})

test('what is no phone is said so', async () => {
  await using gateway = await startTestGateway()
  expect(await sandbox(gateway, ['token', '1380013800'])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('不是手机号'),
  })
})

test('another index key than the database has is refused before it makes a second visitor of a phone', async () => {
  await using gateway = await startTestGateway()
  const config = { ...gateway.ctx.config, piiIndexKey: testKey('other').secret }
  await expect(sandbox(gateway, ['token', '13800138000'], config)).rejects.toThrow(/PII_INDEX_KEY/)
})
