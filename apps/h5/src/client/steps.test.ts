// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { enterStep, forgetSteps, takeBack } from './steps'

beforeEach(() => {
  forgetSteps()
  history.replaceState({ y: 7 }, '', '/h5-page/brokerRegister')
})

test('a step is an entry of its own, at the same address and the same place', () => {
  enterStep(() => {})
  expect(history.state).toEqual({ y: 7, step: 1 })
  expect(location.pathname).toBe('/h5-page/brokerRegister')
})

test('the way back takes back each step beyond the entry, the last one first, and each once', () => {
  const taken: string[] = []
  enterStep(() => taken.push('first'))
  enterStep(() => taken.push('second'))
  expect(takeBack({ y: 7 })).toBe(true)
  expect(taken).toEqual(['second', 'first'])
  expect(takeBack({ y: 7 })).toBe(false)
})

test('forward to a step, or to a page with another address, takes nothing back', () => {
  const back = vi.fn()
  enterStep(back)
  expect(takeBack({ y: 7, step: 1 })).toBe(false)
  history.replaceState({ y: 0 }, '', '/h5-page/other')
  expect(takeBack({ y: 0 })).toBe(false)
  expect(back).not.toHaveBeenCalled()
})

test('after a reload the step is taken up again if the history has it, and never made anew', () => {
  expect(enterStep(() => {}, true)).toBeUndefined()
  expect(history.state).toEqual({ y: 7 })
  history.replaceState({ y: 7, step: 1 }, '')
  const back = vi.fn()
  expect(enterStep(back, true)).toBeDefined()
  expect(history.state).toEqual({ y: 7, step: 1 })
  takeBack({ y: 7 })
  expect(back).toHaveBeenCalledOnce()
})
