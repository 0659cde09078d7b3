// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocation } from '../testing/fake-location'
import { NO_STORAGE } from '../testing/no-storage'
import { createChunkRecovery } from './chunk-failure'

const GONE = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const MINUTE = 60_000
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  sessionStorage.clear()
  history.replaceState(null, '', '/h5-page/h5/spring')
  fakeLocation({ reload })
  drawForm()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page as the server draws it: nothing is typed in it. */
function drawForm(): void {
  document.body.innerHTML = `<main>
    <form data-id="lead"><input name="name"><input name="phone" type="tel"><input name="sms" autocomplete="one-time-code">
      <input name="secret" type="password"><input name="ticket" type="hidden" value=""><textarea name="wish"></textarea>
      <select name="city"><option value="">请选择</option><option value="sz">深圳</option></select>
      <input name="agree" type="checkbox"><input name="nameless-box" type="checkbox"></form>
    <form data-id="other"><input name="name"></form><input id="no-name">
  </main>`
}

const field = (selector: string) => document.querySelector(selector) as HTMLInputElement
const bar = () => document.querySelector('.yz-chunk-error')

/** The page has been reloaded, and its loader runs. */
function arriveAgain(): ReturnType<typeof createChunkRecovery> {
  drawForm()
  return createChunkRecovery()
}

describe('a page whose code does not come', () => {
  test('is loaded again', () => {
    createChunkRecovery().recover(GONE)
    expect(reload).toHaveBeenCalledOnce()
    expect(bar()).toBeNull()
  })

  test.each([new TypeError('x is undefined'), 'ChunkLoadError', undefined, null])(
    'is something else than one with a fault: %s',
    (failure) => {
      createChunkRecovery().recover(failure)
      expect(reload).not.toHaveBeenCalled()
      expect(bar()).toBeNull()
    },
  )

  test('is loaded again once, however many of its chunks fail', () => {
    const { recover } = createChunkRecovery()
    recover(GONE)
    recover(GONE)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('offers the reload when that did not help, and never loops', () => {
    createChunkRecovery().recover(GONE)
    vi.advanceTimersByTime(5 * MINUTE - 1)
    arriveAgain().recover(GONE)
    expect(reload).toHaveBeenCalledOnce()
    expect(bar()?.getAttribute('role')).toBe('alert')
    expect(bar()?.textContent).toBe('资源加载失败，请刷新重试刷新')
    bar()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('tries once more after five minutes, and on another page at once', () => {
    createChunkRecovery().recover(GONE)
    vi.advanceTimersByTime(5 * MINUTE)
    arriveAgain().recover(GONE)
    history.replaceState(null, '', '/h5-page/h5/autumn')
    arriveAgain().recover(GONE)
    expect(reload).toHaveBeenCalledTimes(3)
    expect(bar()).toBeNull()
  })

  test('leaves the reload to the visitor while the phone is offline: it would lose the page', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    createChunkRecovery().recover(GONE)
    expect(reload).not.toHaveBeenCalled()
    expect(bar()).not.toBeNull()
  })

  test('leaves it to the visitor where nobody can count reloads, and loses what was typed', () => {
    vi.stubGlobal('sessionStorage', NO_STORAGE)
    createChunkRecovery().recover(GONE)
    expect(reload).not.toHaveBeenCalled()
    field('[name=wish]').value = '抄底'
    bar()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
    arriveAgain()
    expect(field('[name=wish]').value).toBe('')
  })
})

describe('what was typed', () => {
  function fill(): void {
    field('[data-id=lead] [name=name]').value = '张三'
    field('[name=phone]').value = '13800138000'
    field('[name=sms]').value = '246810'
    field('[name=secret]').value = 'hunter2'
    field('[name=ticket]').value = 't-1'
    field('[name=wish]').value = '抄底\n与逃顶'
    field('[name=city]').value = 'sz'
    field('[name=agree]').checked = true
    field('[data-id=other] [name=name]').value = '李四'
    field('#no-name').value = '谁'
  }

  test('stands in its fields again after the reload', () => {
    const { recover } = createChunkRecovery()
    fill()
    recover(GONE)
    arriveAgain()
    expect(field('[data-id=lead] [name=name]').value).toBe('张三')
    expect(field('[data-id=other] [name=name]').value).toBe('李四')
    expect(field('[name=wish]').value).toBe('抄底\n与逃顶')
    expect(field('[name=city]').value).toBe('sz')
    expect(field('[name=agree]').checked).toBe(true)
    expect(field('[name=nameless-box]').checked).toBe(false)
  })

  test('is told to forms that are awake already', () => {
    const { recover } = createChunkRecovery()
    field('[name=wish]').value = '抄底'
    recover(GONE)
    drawForm()
    const heard: string[] = []
    for (const type of ['input', 'change'])
      document
        .querySelector('main')
        ?.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).value}`))
    createChunkRecovery()
    expect(heard).toEqual(['input 抄底', 'change 抄底'])
  })

  test('never enters the storage where it is a phone, a code or a secret', () => {
    const { recover } = createChunkRecovery()
    fill()
    recover(GONE)
    const kept = JSON.stringify({ ...sessionStorage })
    for (const secret of ['13800138000', '246810', 'hunter2', 't-1']) expect(kept).not.toContain(secret)
    expect(kept).toContain('张三')
    arriveAgain()
    expect(field('[name=phone]').value).toBe('')
  })

  test('comes back once: the next page of that address is empty', () => {
    const { recover } = createChunkRecovery()
    fill()
    recover(GONE)
    arriveAgain()
    arriveAgain()
    expect(field('[name=wish]').value).toBe('')
  })

  test('belongs to its page', () => {
    const { recover } = createChunkRecovery()
    fill()
    recover(GONE)
    history.replaceState(null, '', '/h5-page/h5/autumn')
    arriveAgain()
    expect(field('[name=wish]').value).toBe('')
  })

  test('does not take the place of what the visitor has typed since', () => {
    const { recover } = createChunkRecovery()
    fill()
    recover(GONE)
    drawForm()
    field('[name=wish]').value = '新的'
    createChunkRecovery()
    expect(field('[name=wish]').value).toBe('新的')
    expect(field('[data-id=lead] [name=name]').value).toBe('张三')
  })

  test('that cannot be read any more is nothing', () => {
    sessionStorage.setItem('yz-typed', '{"path":')
    createChunkRecovery()
    expect(field('[name=wish]').value).toBe('')
    expect(sessionStorage.getItem('yz-typed')).toBeNull()
  })
})
