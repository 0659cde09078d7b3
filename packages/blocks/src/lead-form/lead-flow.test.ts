import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LeadCalls } from './lead-calls'
import { type LeadContext, requestCode, submitLead } from './lead-flow'
import { FILLING, type LeadState, leadState } from './lead-state'

const NOW = Date.UTC(2026, 10, 21)
const entry = { nick_name: '王小明', handset: '13800138000', agreed: ['同意'] }
const lead = { ...entry, code: ' 1234 ', cps_id: 'etf', version_id: 276 }
const accepted = { ok: true, is_new: true, download_url: '', service_phone: '' } as const

let state: LeadState
let steps: string[]
let toasts: string[]
let calls: LeadCalls
const report = vi.fn()
const onAccepted = vi.fn()

beforeEach(() => {
  state = FILLING
  steps = []
  toasts = []
  report.mockReset()
  onAccepted.mockReset()
  calls = {
    solveCaptcha: vi.fn(async () => ({ status: 'passed' as const, ticket: 't', randstr: 'r' })),
    sendCode: vi.fn(async () => ({ ok: true as const })),
    submit: vi.fn(async () => accepted),
  }
})

const context = (change: Partial<LeadContext> = {}): LeadContext => ({
  calls,
  send: (event) => {
    state = leadState(state, event)
    steps.push(state.step)
  },
  toast: (message) => toasts.push(message),
  now: () => NOW,
  report,
  ...change,
})

describe('asking for a code', () => {
  test('solves the captcha, sends with its ticket, and waits a minute for the next', async () => {
    await requestCode(context(), entry)
    expect(steps).toEqual(['captcha', 'sending', 'code'])
    expect(calls.sendCode).toHaveBeenCalledWith({ handset: '13800138000', ticket: 't', randstr: 'r' })
    expect(state.resendAt).toBe(NOW + 60_000)
    expect(toasts).toEqual([])
  })

  test('a captcha that was closed is left at that, without a word', async () => {
    calls.solveCaptcha = async () => ({ status: 'closed' })
    await requestCode(context(), entry)
    expect(state).toMatchObject({ step: 'filling', faults: {} })
    expect(toasts).toEqual([])
    expect(calls.sendCode).not.toHaveBeenCalled()
  })

  test('a captcha that failed says with which code', async () => {
    calls.solveCaptcha = async () => ({ status: 'failed', code: 'trerror_1001' })
    await requestCode(context(), entry)
    expect(toasts).toEqual(['验证失败[trerror_1001]'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '验证失败[trerror_1001]' } })
  })

  test('a gateway that refuses is quoted', async () => {
    calls.sendCode = async () => ({ ok: false, code: 400_022, msg: '今日验证码发送次数已达上限' })
    await requestCode(context(), entry)
    expect(toasts).toEqual(['今日验证码发送次数已达上限'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '今日验证码发送次数已达上限' } })
  })

  test('without a network says so, and the failure is reported', async () => {
    const error = new Error('offline')
    calls.sendCode = () => Promise.reject(error)
    await requestCode(context(), entry)
    expect(toasts).toEqual(['网络异常，请稍后重试'])
    expect(state.step).toBe('filling')
    expect(report).toHaveBeenCalledWith(error)
  })

  test('where leads cannot be taken, says so instead of pretending', async () => {
    await requestCode(context({ calls: undefined }), entry)
    expect(toasts).toEqual(['服务暂不可用，请稍后再试'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '服务暂不可用，请稍后再试' } })
  })
})

describe('handing the lead in', () => {
  beforeEach(() => requestCode(context(), entry))

  test('sends the trimmed code with what was typed', async () => {
    await submitLead(context(), lead, onAccepted)
    expect(calls.submit).toHaveBeenCalledWith({ ...lead, code: '1234' })
    expect(onAccepted).toHaveBeenCalledWith(accepted)
    expect(state.step).toBe('submitting')
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
  ])('refused with %i is still open, the reason beside what it is about', async (code, msg, field) => {
    calls.submit = async () => ({ ok: false, code, msg })
    await submitLead(context(), lead, onAccepted)
    expect(state).toMatchObject({ step: 'code', faults: { [field]: msg } })
    expect(toasts).toEqual([msg])
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('without a network keeps everything, and may be tried again', async () => {
    calls.submit = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(accepted)
    await submitLead(context(), lead, onAccepted)
    expect(state).toMatchObject({ step: 'code', faults: { form: '网络异常，请稍后重试' } })
    await submitLead(context(), lead, onAccepted)
    expect(onAccepted).toHaveBeenCalledOnce()
  })
})
