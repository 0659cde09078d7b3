import type { LeadCalls, LeadRefusal } from '@yingzao/renderer'
import { createTestHost } from '@yingzao/testkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftOf, type LeadDraft } from './lead-draft'
import { type LeadContext, requestCode, submitLead } from './lead-flow'
import { FILLING, type LeadState, leadState } from './lead-state'

const NOW = Date.UTC(2026, 10, 21)
const entry = { nick_name: '王小明', handset: '13800138000', agreed: ['同意'] }
const lead = {
  ...entry,
  code: ' 1234 ',
  cps_id: 'etf',
  version_id: 276,
  is_send_result: 1,
  upload_id: '',
  block_id: 'form',
} as const
const accepted = { ok: true, is_new: true, download_url: '', service_phone: '' } as const
const refusal = (code: number, msg: string): LeadRefusal => ({ ok: false, code, msg, isLost: false })
const LOST: LeadRefusal = { ...refusal(0, '网络异常，请稍后重试'), isLost: true }
const TOO_SOON = refusal(400_021, '验证码发送过于频繁，请稍后再试')

let state: LeadState
let steps: string[]
let toasts: string[]
let counted: unknown[]
let calls: LeadCalls
let draft: LeadDraft
let now: number
const report = vi.fn()
const onAccepted = vi.fn()

beforeEach(() => {
  state = FILLING
  steps = []
  toasts = []
  counted = []
  now = NOW
  draft = draftOf(createTestHost(), 'form')
  report.mockReset()
  onAccepted.mockReset()
  calls = {
    solveCaptcha: vi.fn(async () => ({ ok: true as const, ticket: 't', randstr: 'r' })),
    sendCode: vi.fn(async () => ({ ok: true as const })),
    submit: vi.fn(async () => accepted),
    offersDownload: true,
    download: async () => undefined,
    count: (...event) => counted.push(event.filter((part) => part !== undefined)),
  }
})

const context = (change: Partial<LeadContext> = {}): LeadContext => ({
  blockId: 'form',
  draft,
  prepare: async () => calls,
  send: (event) => {
    state = leadState(state, event)
    steps.push(state.step)
  },
  toast: (message) => toasts.push(message),
  now: () => now,
  report,
  ...change,
})

describe('asking for a code', () => {
  test('solves the captcha, sends with its ticket, and waits a minute for the next', async () => {
    await requestCode(context(), entry)
    expect(steps).toEqual(['preparing', 'captcha', 'sending', 'code'])
    expect(calls.solveCaptcha).toHaveBeenCalledWith('13800138000')
    expect(calls.sendCode).toHaveBeenCalledWith({
      handset: '13800138000',
      ticket: 't',
      randstr: 'r',
      operation_name: 'leadForm',
    })
    expect(state.resendAt).toBe(NOW + 60_000)
    expect(toasts).toEqual([])
    expect(counted).toEqual([['sms_sent', 'form']])
  })

  test('a captcha that was closed is left at that, without a word', async () => {
    calls.solveCaptcha = async () => undefined
    await requestCode(context(), entry)
    expect(state).toMatchObject({ step: 'filling', faults: {} })
    expect(toasts).toEqual([])
    expect(calls.sendCode).not.toHaveBeenCalled()
  })

  test('a captcha that failed says why', async () => {
    calls.solveCaptcha = async () => refusal(0, '验证失败[trerror_1001]')
    await requestCode(context(), entry)
    expect(toasts).toEqual(['验证失败[trerror_1001]'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '验证失败[trerror_1001]' } })
    expect(calls.sendCode).not.toHaveBeenCalled()
  })

  test('a gateway that refuses is quoted, and its code is counted', async () => {
    calls.sendCode = async () => refusal(400_022, '今日验证码发送次数已达上限')
    await requestCode(context(), entry)
    expect(toasts).toEqual(['今日验证码发送次数已达上限'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '今日验证码发送次数已达上限' } })
    expect(counted).toEqual([['sms_fail', 'form', 400_022]])
  })

  test('says what did not come before anything is asked', async () => {
    await requestCode(context({ prepare: async () => '资源加载失败，请刷新重试' }), entry)
    expect(toasts).toEqual(['资源加载失败，请刷新重试'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '资源加载失败，请刷新重试' } })
    expect(calls.solveCaptcha).not.toHaveBeenCalled()
  })

  test('a fault of our own is reported, and is no dead end', async () => {
    const error = new Error('broken')
    calls.sendCode = () => Promise.reject(error)
    await requestCode(context(), entry)
    expect(toasts).toEqual(['服务暂不可用，请稍后再试'])
    expect(state.step).toBe('filling')
    expect(report).toHaveBeenCalledWith(error)
  })
})

describe('a code whose answer was lost', () => {
  const ask = async (reply: LeadRefusal) => {
    calls.sendCode = async () => reply
    await requestCode(context(), entry)
  }

  test('can be entered when asking again is refused as too soon', async () => {
    await ask(LOST)
    expect(state).toMatchObject({ step: 'filling', faults: { form: '网络异常，请稍后重试' } })
    now += 10_000
    await ask(TOO_SOON)
    expect(state).toMatchObject({ step: 'code', codeFor: '13800138000', resendAt: NOW + 60_000, faults: {} })
  })

  test('is no excuse a minute later, nor for somebody who never asked', async () => {
    await ask(TOO_SOON)
    expect(state).toMatchObject({ step: 'filling', faults: { form: TOO_SOON.msg } })
    await ask(LOST)
    now += 60_000
    await ask(TOO_SOON)
    expect(state).toMatchObject({ step: 'filling', faults: { form: TOO_SOON.msg } })
  })
})

describe('handing the lead in', () => {
  beforeEach(() => requestCode(context(), entry))

  test('sends the trimmed code with what was typed', async () => {
    await submitLead(context(), lead, onAccepted)
    expect(calls.submit).toHaveBeenCalledWith({ ...lead, code: '1234' })
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(accepted)
    expect(state.step).toBe('submitting')
    expect(counted.slice(1)).toEqual([['lead_ok', 'form']])
  })

  test.each(['', '  '])('needs a code, and %j is none', async (code) => {
    await submitLead(context(), { ...lead, code }, onAccepted)
    expect(toasts).toEqual(['请输入验证码'])
    expect(state).toMatchObject({ step: 'code', faults: { code: '请输入验证码' } })
    expect(calls.submit).not.toHaveBeenCalled()
  })

  test.each([
    [400_023, '验证码错误', 'code'],
    [400_024, '验证码已过期，请重新获取', 'code'],
    [400_011, '活动未开始', 'form'],
    [500_000, '服务器开小差了，请稍后再试', 'form'],
  ])('refused with %i is still open, the reason beside what it is about', async (code, msg, field) => {
    calls.submit = async () => refusal(code, msg)
    await submitLead(context(), lead, onAccepted)
    expect(state).toMatchObject({ step: 'code', faults: { [field]: msg }, unanswered: undefined })
    expect(toasts).toEqual([msg])
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('without an answer keeps everything, and remembers which code it was', async () => {
    calls.submit = vi.fn().mockResolvedValueOnce(LOST).mockResolvedValueOnce(accepted)
    await submitLead(context(), lead, onAccepted)
    expect(state).toMatchObject({
      step: 'code',
      faults: { form: '网络异常，请稍后重试' },
      unanswered: '1234',
    })
    expect(onAccepted).not.toHaveBeenCalled()
    await submitLead(context(), lead, onAccepted)
    expect(onAccepted).toHaveBeenCalledOnce()
  })
})
