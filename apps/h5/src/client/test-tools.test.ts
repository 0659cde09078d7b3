// @vitest-environment jsdom
import { hasToken } from '@yingzao/host/early'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testTools } from '../server/chrome'
import { clearToken } from './test-token'
import { installTestTools } from './test-tools'

const reload = vi.fn()

beforeEach(() => {
  document.body.innerHTML = testTools()
  // jsdom knows neither.
  HTMLElement.prototype.setPointerCapture = () => undefined
  vi.stubGlobal('yingzao', { container: 'wx' })
  reload.mockClear()
  installTestTools(button(), reload)
})
afterEach(() => {
  clearToken()
  sessionStorage.clear()
  document.documentElement.className = ''
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const button = () => document.querySelector('.yz-test') as HTMLElement
const tool = (name: string) => document.querySelector<HTMLElement>(`[data-tool=${name}]`)
const state = () => document.querySelector('.yz-test__panel [role=status]')?.textContent
const type = (text: string) => {
  ;(document.querySelector('.yz-test__panel input') as HTMLInputElement).value = text
}

describe('login', () => {
  test('is made up unless a token was pasted, and the page begins anew', () => {
    tool('login')?.click()
    expect(hasToken(document.cookie)).toBe(true)
    const [, payload = ''] = document.cookie.split('.')
    expect(JSON.parse(atob(payload))).toEqual({ uid: 10001 })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('takes the pasted token', () => {
    type(' eyJh.eyJ1aWQiOjF9.c2ln \n')
    tool('login')?.click()
    expect(document.cookie).toBe('token=eyJh.eyJ1aWQiOjF9.c2ln')
  })

  test.each(['a b', 'x; domain=example.com', '令牌'])('refuses what is no token: %s', (text) => {
    type(text)
    tool('login')?.click()
    expect(document.cookie).toBe('')
    expect(reload).not.toHaveBeenCalled()
    expect(state()).toBe('令牌格式不正确，请重新粘贴')
  })

  test('is forgotten by 清除登录', () => {
    tool('login')?.click()
    tool('logout')?.click()
    expect(document.cookie).toBe('')
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

test('the place is kept for the tab, and the page begins anew', () => {
  const place = document.querySelector('select') as HTMLSelectElement
  place.value = 'mp'
  place.dispatchEvent(new Event('change'))
  expect(sessionStorage.getItem('yz:test-place')).toBe('mp')
  expect(reload).toHaveBeenCalledOnce()
})

test('the panel says where the page believes to be, and whether somebody is logged in', () => {
  expect(state()).toBe('当前：微信，未登录')
  tool('login')?.click()
  button().click()
  expect(state()).toBe('当前：微信，已登录')
})

test('the outlines go on and off', () => {
  const isOn = () => document.documentElement.classList.contains('yz-outlines')
  tool('outline')?.click()
  expect(isOn()).toBe(true)
  expect(tool('outline')?.getAttribute('aria-pressed')).toBe('true')
  tool('outline')?.click()
  expect(isOn()).toBe(false)
})
