import { CallError, type Client } from '@yingzao/contract/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { solveCaptcha } from '../captcha/solve-captcha'
import { askForCode } from './ask-for-code'
import { askedFor } from './asked-for'

vi.mock('../captcha/solve-captcha', () => ({ solveCaptcha: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21)
const HANDSET = '13800138000'
const WORDS = '网络异常，请稍后重试'
const SENT = { code: 1, msg: 'success', response: { resend_seconds: 60, expire_seconds: 300 } }
const WAITING = askedFor(HANDSET, NOW + 60_000)
const { asked } = WAITING
const TOO_SOON = { code: 400_021, msg: '验证码发送过于频繁，请稍后再试', response: undefined }

const ask = vi.fn()
let steps: string[]
let answered: unknown[]

beforeEach(() => {
  steps = []
  answered = []
  ask.mockReset().mockResolvedValue(SENT)
  vi.mocked(solveCaptcha).mockReset().mockResolvedValue({ status: 'passed', ticket: 't', randstr: 'r' })
})

function run({ asked = 0, now = NOW, handset = HANDSET } = {}) {
  return askForCode(
    {
      ask: ask as Client['ask'],
      standIn: async () => undefined,
      now: () => now,
      sender: { type: 'login', platform_name: 'passport' },
      onAnswer: (code) => answered.push(code),
    },
    { handset, asked, onStep: (step) => steps.push(step) },
  )
}

describe('asking for a code', () => {
  test('solves the captcha for scene and phone, sends with its ticket, and says when the next may be asked for', async () => {
    expect(await run()).toEqual({ state: 'sent', ...WAITING, expireSeconds: 300 })
    expect(steps).toEqual(['captcha', 'sending'])
    expect(answered).toEqual([undefined])
    expect(vi.mocked(solveCaptcha).mock.calls[0]?.[1]).toEqual({ type: 'login', handset: HANDSET })
    expect(ask.mock.calls).toEqual([
      [
        'advertSmsSend',
        { handset: HANDSET, ticket: 't', randstr: 'r', type: 'login', platform_name: 'passport' },
      ],
    ])
  })

  test('ends with a captcha that was closed, without a word', async () => {
    vi.mocked(solveCaptcha).mockResolvedValue({ status: 'closed' })
    expect(await run()).toEqual({ state: 'closed' })
    expect([steps, ask.mock.calls]).toEqual([['captcha'], []])
  })

  test('ends with a captcha that failed, and its code', async () => {
    vi.mocked(solveCaptcha).mockResolvedValue({ status: 'failed', code: 'script' })
    expect(await run()).toEqual({ state: 'unsolved', msg: '验证失败[script]' })
    expect(ask).not.toHaveBeenCalled()
  })

  test('a captcha of which nobody answers is a refusal, and no message is on its way', async () => {
    vi.mocked(solveCaptcha).mockRejectedValue(new CallError('captchaAppId', 'network', WORDS))
    expect(await run()).toEqual({ state: 'refused', code: 0, msg: WORDS })
    expect(answered).toEqual([])
  })

  test('a gateway that refuses is quoted', async () => {
    ask.mockResolvedValue(TOO_SOON)
    expect(await run()).toEqual({ state: 'refused', code: 400_021, msg: TOO_SOON.msg })
    expect(answered).toEqual([400_021])
  })

  test('a gateway that breaks is quoted too', async () => {
    ask.mockRejectedValue(new CallError('advertSmsSend', 'http', WORDS, { status: 503, code: 500_000 }))
    expect(await run()).toEqual({ state: 'refused', code: 500_000, msg: WORDS })
  })

  test('a fault of our own is no answer, and rejects', async () => {
    ask.mockRejectedValue(new TypeError('broken'))
    await expect(run()).rejects.toThrow('broken')
  })
})

describe('a code whose answer was lost', () => {
  test.each(['network', 'timeout'] as const)('by %s may be on its way for a minute', async (failure) => {
    ask.mockRejectedValue(new CallError('advertSmsSend', failure, WORDS))
    expect(await run()).toEqual({ state: 'lost', msg: WORDS, ...WAITING })
    expect(answered).toEqual([0])
  })

  test('counts as sent when the next is refused as too soon, and is counted as refused', async () => {
    ask.mockResolvedValue(TOO_SOON)
    expect(await run({ asked, now: NOW + 10_000 })).toEqual({ state: 'sent', ...WAITING })
    expect(answered).toEqual([400_021])
  })

  test('is no excuse a minute later', async () => {
    ask.mockResolvedValue(TOO_SOON)
    expect(await run({ asked, now: NOW + 60_000 })).toMatchObject({ state: 'refused' })
  })

  test('is no excuse for another phone', async () => {
    ask.mockResolvedValue(TOO_SOON)
    const handset = '13900139000'
    expect(await run({ asked, now: NOW + 10_000, handset })).toMatchObject({
      state: 'refused',
      code: 400_021,
    })
  })

  test('is kept without the phone', () => {
    expect(Number.isSafeInteger(asked)).toBe(true)
    expect(String(asked)).not.toContain(HANDSET.slice(-4))
  })
})
