import { expect, test, vi } from 'vitest'
import { answersOf, questionOf } from './answers'

const NUMBERS = { current_num: 1 }
const said = (response: unknown) => ({ code: 1, msg: 'success', response })
const QUESTION = questionOf('activityVacancyDetail', { id: 'v' })

/** An `ask` that is answered by hand, in the order of the questions. */
function setUp() {
  const waiting: ((answer: Promise<unknown>) => void)[] = []
  const ask = vi.fn(() => new Promise((resolve) => void waiting.push(resolve)))
  const settle = async (index: number, answer: unknown) => {
    waiting[index]?.(answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const answers = answersOf(ask as never)
  return { ask, settle, answers, state: () => answers.read(QUESTION).state }
}

test('whoever asks the same on one page shares one call', async () => {
  const { ask, settle, answers } = setUp()
  const [first, second] = [vi.fn(), vi.fn()]
  answers.subscribe(QUESTION, first)
  answers.subscribe(QUESTION, second)
  await settle(0, said(NUMBERS))
  expect(ask.mock.calls).toEqual([['activityVacancyDetail', { id: 'v' }]])
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  expect(answers.read(QUESTION)).toEqual({ state: 'known', response: NUMBERS })
})

test('another question, or the same on another page, is a call of its own', () => {
  const one = setUp()
  const other = setUp()
  for (const id of ['v', 'w']) {
    one.answers.subscribe(questionOf('activityVacancyDetail', { id }), () => undefined)
  }
  other.answers.subscribe(QUESTION, () => undefined)
  expect([one.ask.mock.calls.length, other.ask.mock.calls.length]).toEqual([2, 1])
})

test('what is known stays while something newer is asked for, and when that fails', async () => {
  const { ask, settle, answers, state } = setUp()
  const listener = vi.fn()
  answers.subscribe(QUESTION, listener)
  await settle(0, said(NUMBERS))
  const before = answers.read(QUESTION)
  answers.again(QUESTION)
  answers.again(QUESTION)
  expect([ask.mock.calls.length, state()]).toEqual([2, 'known'])
  await settle(1, new Error('no line'))
  expect(answers.read(QUESTION)).toEqual(before)
  // Still a change: the time until the next question starts over.
  expect(answers.read(QUESTION)).not.toBe(before)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a failure is loading again when it is tried again', async () => {
  const { settle, answers, state } = setUp()
  answers.subscribe(QUESTION, () => undefined)
  await settle(0, { code: 404001, msg: '内容不存在', response: undefined })
  expect(answers.read(QUESTION)).toEqual({ state: 'failed', code: 404001, msg: '内容不存在' })
  answers.again(QUESTION)
  expect(state()).toBe('loading')
  await settle(1, said(NUMBERS))
  expect(state()).toBe('known')
})

test('everything is forgotten with the last listener, and a late answer reaches nobody', async () => {
  const { ask, settle, answers, state } = setUp()
  const listener = vi.fn()
  answers.subscribe(QUESTION, listener)()
  await settle(0, said(NUMBERS))
  expect([listener.mock.calls.length, state()]).toEqual([0, 'loading'])
  answers.subscribe(QUESTION, listener)
  expect(ask).toHaveBeenCalledTimes(2)
})
