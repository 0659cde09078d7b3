import type { CallRefusal, CodeAnswer, LeadCalls } from '@yingzao/renderer'
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
const refusal = (code: number, msg: string): CallRefusal => ({ ok: false, code, msg, isLost: false })
const LOST: CallRefusal = { ...refusal(0, '网络异常，请稍后重试'), isLost: true }
const SENT: CodeAnswer = { state: 'sent', resendAt: NOW + 60_000, asked: 7 }

let state: LeadState
let steps: string[]
let toasts: string[]
let counted: unknown[]
let calls: LeadCalls
let draft: LeadDraft
let host: ReturnType<typeof createTestHost>
const report = vi.fn()
const onAccepted = vi.fn()

beforeEach(() => {
  state = FILLING
  steps = []
  toasts = []
  counted = []
  host = createTestHost()
  draft = draftOf(host, 'form')
  report.mockReset()
  onAccepted.mockReset()
  calls = {
    askForCode: vi.fn(async ({ onStep }) => {
      onStep?.('captcha')
      onStep?.('sending')
      return SENT
    }),
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
  report,
  ...change,
})

describe('asking for a code', () => {
  const ask = async (answer: CodeAnswer) => {
    calls.askForCode = vi.fn(async () => answer)
    await requestCode(context(), entry)
  }

  test('waits for captcha and message, and then for the next that may be asked for', async () => {
    await requestCode(context(), entry)
    expect(steps).toEqual(['preparing', 'captcha', 'sending', 'code'])
    expect(calls.askForCode).toHaveBeenCalledWith({
      blockId: 'form',
      handset: '13800138000',
      scene: 'lead',
      operation_name: 'leadForm',
      asked: 0,
      onStep: expect.any(Function),
    })
    expect(state).toMatchObject({ codeFor: '13800138000', resendAt: NOW + 60_000 })
    expect(toasts).toEqual([])
  })

  test('a captcha that was closed is left at that, without a word', async () => {
    await ask({ state: 'closed' })
    expect(state).toMatchObject({ step: 'filling', faults: {} })
    expect(toasts).toEqual([])
  })

  test.each<CodeAnswer & { msg: string }>([
    { state: 'unsolved', msg: '验证失败[trerror_1001]' },
    { state: 'refused', code: 400_022, msg: '今日验证码发送次数已达上限' },
    { state: 'lost', msg: '网络异常，请稍后重试', resendAt: NOW + 60_000, asked: 7 },
  ])('without a code ($state) is back at the form, with the reason', async (answer) => {
    await ask(answer)
    expect(toasts).toEqual([answer.msg])
    expect(state).toMatchObject({ step: 'filling', faults: { form: answer.msg } })
  })

  test.each<CodeAnswer>([
    SENT,
    { state: 'lost', msg: '网络异常，请稍后重试', resendAt: NOW + 60_000, asked: 7 },
  ])('keeps until when a code may be on its way ($state), for the next question', async (answer) => {
    await ask(answer)
    expect(draft.asked).toBe(7)
    expect(host.session.get('lead-draft:form')).toBe(`{"nick_name":"","asked":7}`)
    await ask({ state: 'refused', code: 400_021, msg: '验证码发送过于频繁，请稍后再试' })
    expect(vi.mocked(calls.askForCode).mock.calls[0]?.[0].asked).toBe(7)
    expect(draft.asked).toBe(7)
  })

  test('says what did not come before anything is asked', async () => {
    await requestCode(context({ prepare: async () => '资源加载失败，请刷新重试' }), entry)
    expect(toasts).toEqual(['资源加载失败，请刷新重试'])
    expect(state).toMatchObject({ step: 'filling', faults: { form: '资源加载失败，请刷新重试' } })
    expect(calls.askForCode).not.toHaveBeenCalled()
  })

  test('a fault of our own is reported, and is no dead end', async () => {
    const error = new Error('broken')
    calls.askForCode = () => Promise.reject(error)
    await requestCode(context(), entry)
    expect(toasts).toEqual(['服务暂不可用，请稍后再试'])
    expect(state.step).toBe('filling')
    expect(report).toHaveBeenCalledWith(error)
  })
})

describe('handing the lead in', () => {
  beforeEach(() => requestCode(context(), entry))

  test('sends the trimmed code with what was typed', async () => {
    await submitLead(context(), lead, onAccepted)
    expect(calls.submit).toHaveBeenCalledWith({ ...lead, code: '1234' })
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(accepted)
    expect(state.step).toBe('submitting')
    expect(counted).toEqual([
      ['phone_valid', 'form'],
      ['code_right', 'form'],
      ['lead_ok', 'form'],
    ])
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
    const isRight = field === 'code' ? [] : [['code_right', 'form']]
    expect(counted).toEqual([['phone_valid', 'form'], ...isRight, ['lead_fail', 'form', code]])
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
    expect(counted.at(-1)).toEqual(['lead_fail', 'form', 0])
    await submitLead(context(), lead, onAccepted)
    expect(onAccepted).toHaveBeenCalledOnce()
  })
})
