import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { TencentCaptchaSettings, TencentSmsSettings } from '../../config/tencent-cloud'
import { type Endpoint, type RawRequest, startVendor, type VendorServer } from './vendor-server'

export const ACCOUNT = { secretId: 'AKIDvendor', secretKey: 'secret-of-the-account' }

export const SMS_ACCOUNT: Omit<TencentSmsSettings, 'origin'> = {
  account: ACCOUNT,
  region: 'ap-guangzhou',
  sdkAppId: '1400000001',
  sign: '示例公司',
  templateId: '2000001',
  downloadTemplateId: '2000002',
  remindTemplateId: '2000003',
  cancelTemplateId: '2000004',
}

export const CAPTCHA_ACCOUNT: Omit<TencentCaptchaSettings, 'origin'> = {
  account: ACCOUNT,
  app: { appId: 190000001, secretKey: 'secret-of-the-captcha' },
  strictApp: { appId: 190000002, secretKey: 'secret-of-the-strict-captcha' },
}

const smsFrame = {
  PhoneNumberSet: z.array(z.string().regex(/^\+861[3-9]\d{9}$/)).length(1),
  SmsSdkAppId: z.literal(SMS_ACCOUNT.sdkAppId),
  SignName: z.literal(SMS_ACCOUNT.sign),
  SessionContext: z.string().regex(/^\d+$/),
}

const ofOccasion = z.tuple([z.string().min(1).max(30), z.string().regex(/^\d+月\d+日 \d\d:\d\d$/)])

const smsRequest = z.discriminatedUnion('TemplateId', [
  z.strictObject({
    ...smsFrame,
    TemplateId: z.literal(SMS_ACCOUNT.templateId),
    TemplateParamSet: z.tuple([z.string().regex(/^\d{4}(\d\d)?$/), z.literal('5')]),
  }),
  z.strictObject({
    ...smsFrame,
    TemplateId: z.literal(SMS_ACCOUNT.downloadTemplateId),
    TemplateParamSet: z.tuple([]),
  }),
  z.strictObject({
    ...smsFrame,
    TemplateId: z.literal(SMS_ACCOUNT.remindTemplateId),
    TemplateParamSet: ofOccasion,
  }),
  z.strictObject({
    ...smsFrame,
    TemplateId: z.literal(SMS_ACCOUNT.cancelTemplateId),
    TemplateParamSet: ofOccasion,
  }),
])

export interface SmsVendor extends VendorServer {
  /**
   * Its own record of every message that it sent; one with the address of the app has no code, one about something that
   * is starting or was cancelled has its name in that place.
   */
  ledger: { handset: string; code: string; requestId: string }[]
  /** What it returns for a message instead of `Ok`. */
  refuseWith: string | undefined
}

/** Starts a stand-in for Tencent Cloud's text messages. */
export async function startSmsVendor(): Promise<SmsVendor> {
  const ledger: SmsVendor['ledger'] = []
  const endpoint: Endpoint = ({ method, body }, raw) => {
    expectSigned(method, raw, { service: 'sms', action: 'SendSms', version: '2021-01-11' })
    const { PhoneNumberSet, TemplateParamSet, SessionContext } = smsRequest.parse(body)
    const Code = vendor.refuseWith ?? 'Ok'
    const handset = (PhoneNumberSet[0] ?? '').slice(3)
    if (Code === 'Ok') ledger.push({ handset, code: TemplateParamSet[0] ?? '', requestId: SessionContext })
    const SerialNo = Code === 'Ok' ? `2019:${ledger.length}` : ''
    const status = { SerialNo, PhoneNumber: PhoneNumberSet[0], Fee: 1, SessionContext, Code, IsoCode: 'CN' }
    return { Response: { SendStatusSet: [status], RequestId: 'r' } }
  }
  const vendor: SmsVendor = { ...(await startVendor({ '/': endpoint })), ledger, refuseWith: undefined }
  return vendor
}

const captchaRequest = z.strictObject({
  CaptchaType: z.literal(9),
  Ticket: z.string().min(1),
  Randstr: z.string().min(1),
  UserIp: z.union([z.ipv4(), z.ipv6()]),
  CaptchaAppId: z.int(),
  AppSecretKey: z.string(),
})

export interface CaptchaVendor extends VendorServer {
  /** Returns what somebody who passed it was given: the ticket that its script returns. */
  pass(options?: { appId?: number; ip?: string }): { ticket: string; randstr: string }
  /** What it returns for every ticket instead of the truth. */
  answerWith: number | undefined
}

/**
 * Starts a stand-in for Tencent Captcha: it knows the tickets that it issued, for which app and address, and accepts
 * each once.
 */
export async function startCaptchaVendor(): Promise<CaptchaVendor> {
  const given = new Map<string, { randstr: string; appId: number; ip: string; isUsed: boolean }>()
  const apps = [CAPTCHA_ACCOUNT.app, CAPTCHA_ACCOUNT.strictApp]
  const judge = ({ Ticket, Randstr, UserIp, CaptchaAppId, AppSecretKey }: z.infer<typeof captchaRequest>) => {
    const ticket = given.get(Ticket)
    if (!apps.some((app) => app?.appId === CaptchaAppId && app.secretKey === AppSecretKey)) return 100
    if (!ticket) return 15
    if (ticket.isUsed) return 9
    ticket.isUsed = true
    if (ticket.randstr !== Randstr) return 7
    if (ticket.appId !== CaptchaAppId) return 16
    return ticket.ip === UserIp ? 1 : 13
  }
  const endpoint: Endpoint = ({ method, body }, raw) => {
    expectSigned(method, raw, { service: 'captcha', action: 'DescribeCaptchaResult', version: '2019-07-22' })
    const CaptchaCode = vendor.answerWith ?? judge(captchaRequest.parse(body))
    return { Response: { CaptchaCode, CaptchaMsg: 'told', RequestId: 'r' } }
  }
  const vendor: CaptchaVendor = {
    ...(await startVendor({ '/': endpoint })),
    answerWith: undefined,
    pass: ({ appId = CAPTCHA_ACCOUNT.app.appId, ip = '127.0.0.1' } = {}) => {
      const ticket = `tr03${createHash('sha256').update(`ticket ${given.size}`).digest('base64')}*`
      given.set(ticket, { randstr: `@r${given.size}`, appId, ip, isUsed: false })
      return { ticket, randstr: `@r${given.size - 1}` }
    },
  }
  return vendor
}

/** Throws unless a request is signed as the manual prescribes, step by step. */
export function expectSigned(
  method: string,
  { headers, text }: RawRequest,
  { service, action, version }: { service: string; action: string; version: string },
): void {
  if (method !== 'POST') throw new Error(`asked by ${method}`)
  if (headers['x-tc-action'] !== action || headers['x-tc-version'] !== version)
    throw new Error('wrong action')
  if (service === 'sms' && headers['x-tc-region'] === undefined) throw new Error('no region')
  const timestamp = Number(headers['x-tc-timestamp'])
  if (Math.abs(Date.now() / 1000 - timestamp) > 300) throw new Error('AuthFailure.SignatureExpire')
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const host = (headers.host ?? '').split(':')[0]
  const digest = (value: string) => createHash('sha256').update(value).digest('hex')
  const mac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()
  const canonical = ['POST', '/', '', `content-type:${headers['content-type']}`, `host:${host}`, '']
  const request = [...canonical, 'content-type;host', digest(text)].join('\n')
  const toSign = ['TC3-HMAC-SHA256', timestamp, `${day}/${service}/tc3_request`, digest(request)].join('\n')
  const signing = mac(mac(mac(`TC3${ACCOUNT.secretKey}`, day), service), 'tc3_request')
  const wanted = `Credential=${ACCOUNT.secretId}/${day}/${service}/tc3_request, SignedHeaders=content-type;host, Signature=${mac(signing, toSign).toString('hex')}`
  if (headers.authorization !== `TC3-HMAC-SHA256 ${wanted}`) throw new Error('AuthFailure.SignatureFailure')
}
