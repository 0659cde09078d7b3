// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<dialog id="first"><button></button></dialog><dialog id="second"><button></button></dialog>'
})
afterEach(() => vi.useRealTimers())

const region = () => document.querySelector<HTMLElement>('[role=status]')
const open = (id: string) => document.getElementById(id)?.setAttribute('open', '')
function close(id: string) {
  document.getElementById(id)?.removeAttribute('open')
  document.getElementById(id)?.dispatchEvent(new Event('close'))
}

test('is one line at a time, for two seconds', () => {
  toast('一')
  vi.advanceTimersByTime(1500)
  toast('二')
  vi.advanceTimersByTime(1999)
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(region()?.textContent).toBe('二')
  vi.advanceTimersByTime(1)
  expect(region()?.textContent).toBe('')
})

test('stands in the dialog that has the focus, else in the last one, else in the page', () => {
  open('first')
  open('second')
  toast('一')
  expect(region()?.parentElement?.id).toBe('second')
  document.querySelector<HTMLElement>('#first button')?.focus()
  toast('二')
  expect(region()?.parentElement?.id).toBe('first')
  close('first')
  close('second')
  toast('三')
  expect(region()?.parentElement).toBe(document.body)
})

test('outlives the dialog in which it stands', () => {
  open('second')
  toast('一')
  close('second')
  expect(region()?.parentElement).toBe(document.body)
  expect(region()?.textContent).toBe('一')
})
