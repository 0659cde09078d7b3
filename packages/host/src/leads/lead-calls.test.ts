import { CallError, type Client } from '@yingzao/contract/client'
import type { LeadSubmission } from '@yingzao/renderer'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES } from '@yingzao/schema/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { solveCaptcha } from '../captcha/solve-captcha'
import { createPlace } from '../place'
import { fakePlatform, USER_AGENTS } from '../testing/fake-platform'
import { createLeadCalls } from './lead-calls'

vi.mock('../captcha/solve-captcha', () => ({ solveCaptcha: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21)
const ask = vi.fn()
const event = vi.fn()
const ok = (response: object) => ({ code: 1, msg: 'success', response })
const refused = { code: 400_021, msg: '验证码发送过于频繁，请稍后再试', response: undefined }
const lead: LeadSubmission = {
  nick_name: '王小明',
  handset: '13800138000',
  code: '1234',
  cps_id: 'etf',
  version_id: 276,
  is_send_result: 0,
  block_id: 'form',
  agreed: ['同意《隐私政策》'],
  upload_id: '',
}
const REPLY = {
  lead_id: '7',
  is_new: true,
  download_url: '/d',
  service_phone: '400-1',
  callback_prefix: '020',
}

async function open({
  place = 'mb',
  query = '',
  page = 'spring',
  tapped = '',
}: {
  place?: keyof typeof USER_AGENTS
  query?: string
  page?: string
  tapped?: string
} = {}) {
  const outside = fakePlatform({
    userAgent: USER_AGENTS[place],
    address: () => `https://h5.example.com/h5-page/h5/spring${query}`,
  })
  const calls = createLeadCalls({
    ask: ask as Client['ask'],
    standIn: async () => undefined,
    now: () => NOW,
    place: await createPlace(outside),
    address: outside.address,
    tracking: { event },
    pageCode: () => page,
    uploadId: () => tapped,
  })
  return { outside, calls }
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('a lead', () => {
  test('goes out with its consent and its page, and asks for a message only where its form promises one', async () => {
    ask.mockResolvedValue(ok(REPLY))
    const { calls } = await open()
    expect(await calls.submit({ ...lead, is_send_result: 1, upload_id: 'ad-1' })).toMatchObject({
      ok: true,
      is_new: true,
    })
    expect(ask).toHaveBeenCalledExactlyOnceWith('giftActivity', {
      ...lead,
      is_send_result: 1,
      consent: 1,
      page_code: 'spring',
      upload_id: 'ad-1',
    })
  })

  test('has the upload id of what was tapped before it, unless its form has one', async () => {
    ask.mockResolvedValue(ok(REPLY))
    const { calls } = await open({ tapped: 'b'.repeat(70) })
    await calls.submit(lead)
    await calls.submit({ ...lead, upload_id: 'ad-1' })
    expect(ask.mock.calls.map(([, { upload_id }]) => upload_id)).toEqual(['b'.repeat(64), 'ad-1'])
  })

  test('came from where the link says, before what the page says; what nobody knows is left out', async () => {
    ask.mockResolvedValue(ok(REPLY))
    await (await open({ query: `?cps_id=${'x'.repeat(70)}` })).calls.submit(lead)
    expect(ask.mock.calls[0]?.[1].cps_id).toBe('x'.repeat(64))
    await (await open({ page: '' })).calls.submit({ ...lead, cps_id: '' })
    expect(Object.keys(ask.mock.calls[1]?.[1])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cps_id|page_code|upload_id)$/)]),
    )
  })
})

describe('what is no yes', () => {
  test('a refusal is quoted', async () => {
    ask.mockResolvedValue(refused)
    const { calls } = await open()
    const { code, msg } = refused
    expect(await calls.submit(lead)).toEqual({ ok: false, code, msg, isLost: false })
  })

  test.each([
    ['network', {}, 0, true],
    ['timeout', {}, 0, true],
    ['http', { status: 503, code: 500_000 }, 500_000, false],
  ] as const)('a call that failed by %s is an answer too', async (failure, reply, code, isLost) => {
    ask.mockRejectedValue(new CallError('giftActivity', failure, '网络异常，请稍后重试', reply))
    const { calls } = await open()
    expect(await calls.submit(lead)).toEqual({ ok: false, code, msg: '网络异常，请稍后重试', isLost })
  })

  test('a fault of our own is none, and rejects', async () => {
    ask.mockRejectedValue(new TypeError('broken'))
    await expect((await open()).calls.submit(lead)).rejects.toThrow('broken')
  })
})

describe('the code of a form', () => {
  const askForCode = async () => {
    const { calls } = await open()
    return calls.askForCode({
      blockId: 'form',
      handset: '13800138000',
      scene: 'enrol',
      operation_name: 'w-broker-register',
      asked: 0,
    })
  }

  beforeEach(() => {
    vi.mocked(solveCaptcha).mockResolvedValue({ status: 'passed', ticket: 't', randstr: 'r' })
  })

  test('says what it is for, and which form asks', async () => {
    ask.mockResolvedValue(ok({ resend_seconds: 60, expire_seconds: 300 }))
    expect(await askForCode()).toMatchObject({ state: 'sent', resendAt: NOW + 60_000 })
    expect(vi.mocked(solveCaptcha).mock.calls[0]?.[1]).toEqual({ type: 'enrol', handset: '13800138000' })
    const [[, payload] = []] = ask.mock.calls
    expect(JSON.stringify(payload)).toBe(
      '{"handset":"13800138000","ticket":"t","randstr":"r","platform_name":"h5","operation_name":"w-broker-register","type":"enrol"}',
    )
  })

  test('is counted for its block when it was asked for, with the code of a refusal', async () => {
    ask.mockResolvedValueOnce(ok({ resend_seconds: 60, expire_seconds: 300 })).mockResolvedValueOnce(refused)
    await askForCode()
    await askForCode()
    vi.mocked(solveCaptcha).mockResolvedValue({ status: 'closed' })
    await askForCode()
    expect(event.mock.calls).toEqual([
      ['sms_sent', 'form', { code: undefined }],
      ['sms_fail', 'form', { code: 400_021 }],
    ])
  })
})

describe('the download', () => {
  const STORE = 'https://dl.n8.cn/n8.apk'

  test.each([
    ['mb', [`go ${STORE}`]],
    ['mp', [`copy ${STORE}`, 'toast 链接已复制，请在浏览器打开']],
    ['wx', ['browser guide']],
    ['pc', [`qr {"text":"${STORE}","tip":"请使用手机扫码下载"}`]],
  ] as const)('is reached in %s in the way of that place', async (place, steps) => {
    const { outside, calls } = await open({ place })
    expect(calls.offersDownload).toBe(true)
    await calls.download(STORE)
    await vi.waitFor(() => expect(outside.steps).toEqual(steps))
  })

  test('is not offered in the app, which there is already', async () => {
    expect((await open({ place: 'app' })).calls.offersDownload).toBe(false)
  })

  test.each(['mb', 'mp', 'pc'] as const)('leads nowhere in %s that links may not lead', async (place) => {
    const { outside, calls } = await open({ place })
    await calls.download('https://elsewhere.test/x.apk')
    expect(outside.steps).toEqual(['toast 链接无效'])
  })

  test.each(['mb', 'mp', 'pc'] as const)('leads nowhere in %s by a hostile address', async (place) => {
    const { outside, calls } = await open({ place })
    const addresses = [...HOSTILE_ADDRESSES, ...FOREIGN_LINKS].filter((address) => address !== '')
    for (const address of addresses) await calls.download(address)
    expect(outside.steps).toEqual(addresses.map(() => 'toast 链接无效'))
  })
})
