import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const ACCOUNT = { TENCENT_SECRET_ID: 'AKID', TENCENT_SECRET_KEY: 'key' }
const CAPTCHA = { CAPTCHA_APP_ID: '190000001', CAPTCHA_APP_SECRET: 's1' }
const SMS = {
  SMS_SDK_APP_ID: '1400000001',
  SMS_SIGN: '示例公司',
  SMS_TEMPLATE_ID: '2000001',
  SMS_DOWNLOAD_TEMPLATE_ID: '2000002',
  SMS_REMIND_TEMPLATE_ID: '2000003',
  SMS_CANCEL_TEMPLATE_ID: '2000004',
}

test('nothing of it is needed', () => {
  const { tencent, smsPerHour } = load()
  expect([tencent, smsPerHour]).toEqual([{ captcha: undefined, sms: undefined }, 2_000])
})

test('captcha and text messages are read, signed by one account', () => {
  const strict = { CAPTCHA_STRICT_APP_ID: '190000002', CAPTCHA_STRICT_APP_SECRET: 's2' }
  const { tencent } = load({ ...ACCOUNT, ...CAPTCHA, ...strict, ...SMS })
  const account = { secretId: 'AKID', secretKey: 'key' }
  expect(tencent).toEqual({
    captcha: {
      account,
      origin: 'https://captcha.tencentcloudapi.com',
      app: { appId: 190_000_001, secretKey: 's1' },
      strictApp: { appId: 190_000_002, secretKey: 's2' },
    },
    sms: {
      account,
      origin: 'https://sms.tencentcloudapi.com',
      region: 'ap-guangzhou',
      sdkAppId: '1400000001',
      sign: '示例公司',
      templateId: '2000001',
      downloadTemplateId: '2000002',
      remindTemplateId: '2000003',
      cancelTemplateId: '2000004',
    },
  })
})

test.each([
  [{ TENCENT_SECRET_ID: 'x' }, 'TENCENT_SECRET_KEY is not set'],
  [{ ...ACCOUNT, CAPTCHA_APP_ID: '190000001' }, 'CAPTCHA_APP_SECRET is not set'],
  [{ ...ACCOUNT, ...CAPTCHA, CAPTCHA_APP_ID: 'app' }, 'CAPTCHA_APP_ID is no number'],
  [{ ...ACCOUNT, ...SMS, SMS_SIGN: '' }, 'SMS_SIGN is not set'],
  [{ SMS_DOWNLOAD_TEMPLATE_ID: '1' }, 'SMS_DOWNLOAD_TEMPLATE_ID is set without the account'],
  [{ SMS_REMIND_TEMPLATE_ID: '1' }, 'SMS_REMIND_TEMPLATE_ID is set without the account'],
  [{ SMS_CANCEL_TEMPLATE_ID: '1' }, 'SMS_CANCEL_TEMPLATE_ID is set without the account'],
  [SMS, 'SMS_SDK_APP_ID is set without TENCENT_SECRET_ID'],
  [CAPTCHA, 'CAPTCHA_APP_ID is set without TENCENT_SECRET_ID'],
  [{ CAPTCHA_STRICT_APP_ID: '190000002', CAPTCHA_STRICT_APP_SECRET: 's' }, 'CAPTCHA_APP_ID, the usual one'],
  [{ SMS_API: 'sms.tencentcloudapi.com' }, 'SMS_API is not an origin'],
  [{ SMS_PER_HOUR: '0' }, 'SMS_PER_HOUR is no whole number'],
  [{ SMS_PER_HOUR: 'many' }, 'SMS_PER_HOUR is no whole number'],
])('%j is a problem of the start', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)])
})
