import { describe, expect, test } from 'vitest'
import { FILLING, isBusy, type LeadEvent, leadState } from './lead-state'

const entry = { nick_name: '王小明', handset: '13800138000', agreed: ['同意'] }
const other = { ...entry, handset: '13900139000' }
const outcome = { isNew: true, downloadUrl: '/h5-page/h5/download', phone: '400-000-0000' }

const asked: LeadEvent = { type: 'asked', entry }
const sent: LeadEvent = { type: 'sent', resendAt: 60_000 }
const after = (...events: LeadEvent[]) => events.reduce(leadState, FILLING)

describe('a lead', () => {
  test('goes from the form over captcha and code to its end', () => {
    const events: LeadEvent[] = [
      asked,
      { type: 'asking', step: 'captcha' },
      { type: 'asking', step: 'sending' },
      sent,
      { type: 'submitted' },
      { type: 'accepted', outcome },
    ]
    const steps = events.map((_, index) => after(...events.slice(0, index + 1)).step)
    expect(steps).toEqual(['preparing', 'captcha', 'sending', 'code', 'submitting', 'done'])
  })

  test('is busy exactly while somebody else is asked', () => {
    expect([FILLING, after(asked), after(asked, { type: 'asking', step: 'captcha' })].map(isBusy)).toEqual([
      false,
      true,
      true,
    ])
    expect([after(asked, sent), after(asked, sent, { type: 'submitted' })].map(isBusy)).toEqual([false, true])
  })

  test('that is stopped before it had a code is back at the form, with the reason', () => {
    const stopped = after(asked, { type: 'stopped', faults: { form: '验证失败[1]' } })
    expect(stopped).toMatchObject({ step: 'filling', faults: { form: '验证失败[1]' } })
  })

  test('that is stopped after its code was sent keeps the code popup', () => {
    const wrong: LeadEvent = { type: 'stopped', faults: { code: '验证码错误' } }
    expect(after(asked, sent, { type: 'submitted' }, wrong)).toMatchObject({ step: 'code', resendAt: 60_000 })
    expect(after(asked, sent, asked, { type: 'stopped', faults: {} }).step).toBe('code')
  })

  test('for another phone does not take the code of the first', () => {
    const stopped = after(
      asked,
      sent,
      { type: 'codeClosed' },
      { type: 'asked', entry: other },
      {
        type: 'stopped',
        faults: {},
      },
    )
    expect(stopped.step).toBe('filling')
  })

  test('whose code popup is closed is back at the form, and the code stays good', () => {
    const closed = after(asked, sent, { type: 'codeClosed' })
    expect(closed.step).toBe('filling')
    expect(leadState(closed, { type: 'reopened', entry })).toMatchObject({ step: 'code', resendAt: 60_000 })
  })

  test.each<[string, LeadEvent]>([
    ['a further code is asked for', asked],
    ['it is submitted', { type: 'submitted' }],
    ['it is accepted', { type: 'accepted', outcome }],
  ])('is not undone by the popup that closes because %s', (_, event) => {
    const before = after(asked, sent, event)
    expect(leadState(before, { type: 'codeClosed' })).toBe(before)
  })

  test('leaves no fault and nothing typed behind when it is accepted', () => {
    const faulty: LeadEvent = { type: 'faulty', faults: { code: '请输入验证码' } }
    expect(after(asked, sent, faulty, { type: 'accepted', outcome })).toEqual({
      ...FILLING,
      step: 'done',
      outcome,
    })
  })

  test('forgets a fault while its field is corrected, and counts only what is found to be wrong', () => {
    const faulty: LeadEvent = { type: 'faulty', faults: { nick_name: '错', handset: '错' } }
    const corrected = after(faulty, { type: 'corrected', field: 'nick_name' })
    expect(corrected).toMatchObject({ faults: { nick_name: undefined, handset: '错' }, failures: 1 })
    expect(after(faulty, faulty).failures).toBe(2)
    expect(leadState(FILLING, { type: 'corrected', field: 'nick_name' })).toBe(FILLING)
  })

  test('that had no answer is handed in again, unless its code is changed or its popup closed', () => {
    const lost: LeadEvent[] = [asked, sent, { type: 'submitted' }, { type: 'unanswered', code: '1234' }]
    const stopped: LeadEvent = { type: 'stopped', faults: { form: '网络异常，请稍后重试' } }
    expect(after(...lost, stopped).unanswered).toBe('1234')
    for (const event of [
      { type: 'submitted' },
      { type: 'codeClosed' },
      { type: 'corrected', field: 'code' },
    ] satisfies LeadEvent[]) {
      expect(after(...lost, stopped, event).unanswered).toBeUndefined()
    }
  })

  test('comes back with its code to the form it was at', () => {
    const back = after({ type: 'returned', sent: { entry, codeFor: entry.handset, resendAt: 60_000 } })
    expect(back).toMatchObject({ step: 'filling', codeFor: entry.handset, resendAt: 60_000 })
  })

  test('that was left before opens its last popup again and again', () => {
    const known = after({ type: 'remembered', outcome })
    expect(known.step).toBe('known')
    const shown = leadState(known, { type: 'outcomeShown' })
    expect(shown.step).toBe('done')
    expect(leadState(shown, { type: 'outcomeClosed' })).toEqual(known)
  })
})
