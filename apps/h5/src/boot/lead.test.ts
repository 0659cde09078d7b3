// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const submit = vi.fn()
beforeEach(() => {
  vi.resetModules()
  submit.mockReset()
  HTMLFormElement.prototype.submit = submit
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
const isShown = (state: string) => !document.querySelector<HTMLElement>(`[data-on=${state}]`)?.hidden

function drawCaptcha(data: string): void {
  document.body.innerHTML = `<form ${data}><input name="ticket"><input name="randstr">
    <div data-on="work" hidden><progress value="0" max="1"></progress></div><div data-on="failed" hidden></div></form>`
}

const workOf = (target: string) => JSON.stringify({ ticket: 't', salt: 's', target, max: 3_000 })

describe('the captcha', () => {
  test('of our own is computed and handed in', async () => {
    const target = createHash('sha256').update('s2500').digest('hex')
    drawCaptcha(`data-captcha="proof-of-work" data-work='${workOf(target)}'`)
    await import('./lead')
    expect(isShown('work')).toBe(true)
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect([value('ticket'), value('randstr')]).toEqual(['t', '2500'])
    expect(document.querySelector('progress')?.value).toBeGreaterThan(0.5)
  })

  test('that cannot be passed says so, and nothing is sent', async () => {
    drawCaptcha(`data-captcha="proof-of-work" data-work='${workOf('0'.repeat(64))}'`)
    await import('./lead')
    await vi.waitFor(() => expect(isShown('failed')).toBe(true))
    expect([isShown('work'), submit.mock.calls]).toEqual([false, []])
  })

  test.each([
    [{ ret: 0, ticket: 'tx', randstr: 'r' }, 1],
    [{ ret: 2 }, 0],
  ])('of Tencent that ends with %j is handed in %i times', async (result, times) => {
    class TencentCaptcha {
      constructor(
        readonly app: string,
        readonly done: (result: object) => void,
      ) {}
      show() {
        this.done(result)
      }
    }
    vi.stubGlobal('TencentCaptcha', TencentCaptcha)
    drawCaptcha('data-captcha="123"')
    await import('./lead')
    await vi.waitFor(() => expect(submit.mock.calls.length === 1 || isShown('failed')).toBe(true))
    expect(submit).toHaveBeenCalledTimes(times)
  })
})

test('another code can be asked for when its time has come', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button data-wait="2">重新获取验证码</button>'
  const button = document.querySelector('button') as HTMLButtonElement
  await import('./lead')
  expect([button.disabled, button.textContent]).toEqual([true, '2 秒后可重新获取'])
  vi.advanceTimersByTime(1_000)
  expect(button.textContent).toBe('1 秒后可重新获取')
  vi.advanceTimersByTime(1_000)
  expect([button.disabled, button.textContent]).toEqual([false, '重新获取验证码'])
})
