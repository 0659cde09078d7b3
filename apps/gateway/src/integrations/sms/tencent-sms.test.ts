import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SMS_ACCOUNT, type SmsVendor, startSmsVendor } from '../../testing/vendors/tencent-vendor'
import { createTencentService } from '../tencent-cloud/tencent-cloud'
import { createTencentSms } from './tencent-sms'

let vendor: SmsVendor
beforeEach(async () => {
  vendor = await startSmsVendor()
})
afterEach(() => vendor[Symbol.asyncDispose]())

function open({ origin = vendor.origin, tryMs = 3_000 } = {}) {
  const settings = { ...SMS_ACCOUNT, origin }
  const log = pino({ level: 'silent' })
  const service = createTencentService({
    ...settings,
    service: 'sms',
    version: '2021-01-11',
    log,
    tryMs,
  })
  return createTencentSms(settings, service)
}

const MESSAGE = { handset: '13800138000', code: '123456', minutes: 5, requestId: '7' }

test('a code is sent as Tencent Cloud wants it, signed, with our name for it', async () => {
  expect(await open().sendCode(MESSAGE)).toBe('2019:1')
  expect(vendor.ledger).toEqual([{ handset: '13800138000', code: '123456', requestId: '7' }])
})

test('the address of the app is sent by a template of its own, without any place in it', async () => {
  expect(await open().sendDownload({ handset: '13800138000', requestId: '8' })).toBe('2019:1')
  expect(vendor.ledger).toEqual([{ handset: '13800138000', code: '', requestId: '8' }])
})

test('a reminder is sent by a template of its own, with what begins and when', async () => {
  const reminder = { handset: '13800138000', what: '讲座「长期投资」', when: '12月5日 14:00', requestId: '9' }
  expect(await open().sendReminder(reminder)).toBe('2019:1')
  expect(vendor.requests()).toHaveLength(1)
  expect(vendor.ledger).toEqual([{ handset: '13800138000', code: '讲座「长期投资」', requestId: '9' }])
  const service = { call: () => Promise.reject(new Error('asked')) }
  const settings = { ...SMS_ACCOUNT, origin: vendor.origin, remindTemplateId: undefined }
  await expect(createTencentSms(settings, service).sendReminder(reminder)).rejects.toThrow(
    'SMS_REMIND_TEMPLATE_ID is not set',
  )
})

test('what was cancelled is told by a template of its own, with what it was and when', async () => {
  const cancelled = {
    handset: '13800138000',
    what: '您报名的「长期投资」',
    when: '12月5日 14:00',
    requestId: '9',
  }
  expect(await open().sendCancellation(cancelled)).toBe('2019:1')
  expect(vendor.requests()).toMatchObject([{ body: { TemplateId: SMS_ACCOUNT.cancelTemplateId } }])
  const service = { call: () => Promise.reject(new Error('asked')) }
  const settings = { ...SMS_ACCOUNT, origin: vendor.origin, cancelTemplateId: undefined }
  await expect(createTencentSms(settings, service).sendCancellation(cancelled)).rejects.toThrow(
    'SMS_CANCEL_TEMPLATE_ID is not set',
  )
})

test('without the template of the app nobody is asked, and the reason says what to set', async () => {
  const service = { call: () => Promise.reject(new Error('asked')) }
  const settings = { ...SMS_ACCOUNT, origin: vendor.origin, downloadTemplateId: undefined }
  const sent = createTencentSms(settings, service).sendDownload({ handset: '13800138000', requestId: '8' })
  await expect(sent).rejects.toMatchObject({ failure: 'refused' })
  await expect(sent).rejects.toThrow('SMS_DOWNLOAD_TEMPLATE_ID is not set')
})

test.each([
  ['a reply that is lost', { kind: 'cut' }, 'no_answer', 1],
  ['no reply in time', { kind: 'hang' }, 'no_answer', 1],
  ['a proxy that is down', { kind: 'http', status: 502 }, 'no_answer', 1],
  ['an internal error', apiError('InternalError.Timeout'), 'no_answer', 1],
  ['too many requests', apiError('RequestLimitExceeded'), 'busy', 1],
  ['a wrong key', apiError('AuthFailure.SignatureFailure'), 'refused', 1],
] as const)(
  'after %s it is asked once, and the caller knows what is known',
  async (_what, fault, failure, asked) => {
    vendor.break('/', fault)
    const tryMs = fault.kind === 'hang' ? 100 : 3_000
    await expect(open({ tryMs }).sendCode(MESSAGE)).rejects.toMatchObject({ failure })
    expect(vendor.requests()).toHaveLength(asked)
  },
)

test('a supplier that cannot be reached has surely sent nothing', async () => {
  const gone = await startSmsVendor()
  await gone[Symbol.asyncDispose]()
  await expect(open({ origin: gone.origin }).sendCode(MESSAGE)).rejects.toMatchObject({ failure: 'busy' })
})

test('a message that is refused is no outage, and its reason is told without the phone', async () => {
  vendor.refuseWith = 'FailedOperation.PhoneNumberInBlacklist'
  const sms = open()
  for (let time = 0; time < 8; time += 1) {
    const refused = sms.sendCode(MESSAGE)
    await expect(refused).rejects.toMatchObject({ failure: 'refused' })
    await expect(refused).rejects.toThrow(
      /^Tencent Cloud sent no message: FailedOperation\.PhoneNumberInBlacklist\.$/,
    )
  }
})

function apiError(Code: string) {
  return {
    kind: 'text',
    text: JSON.stringify({ Response: { Error: { Code, Message: 'm' }, RequestId: 'r' } }),
  } as const
}
