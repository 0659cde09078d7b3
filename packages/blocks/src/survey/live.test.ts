// @vitest-environment jsdom
import { createTestPage, drawBlock, type TestPage } from '@yingzao/testkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { live } from './live'
import { type SurveyProps, surveyProps } from './props'
import { survey } from './survey'

const begun = vi.hoisted(() => vi.fn())
let isGone = false
vi.mock('./begin-survey', () => {
  if (isGone) throw new Error('The chunk does not come.')
  return { beginSurvey: begun }
})

const FORM = { fields: [{ id: 'why', label: '为什么？', type: 'text' }] }

let block: HTMLElement
let page: TestPage
let memory: Map<string, string>
const form = () => block.querySelector('form') as HTMLFormElement

beforeEach(() => {
  vi.resetModules()
  begun.mockReset()
  isGone = false
  memory = new Map()
  page = createTestPage()
  page.session = { get: (key) => memory.get(key), set: (key, value) => void memory.set(key, value) }
  document.documentElement.dataset.version = '3'
  block = drawBlock(survey, surveyProps.parse(FORM) as SurveyProps, { id: 'form' })
})

test('a form that nobody turns to fetches nothing', async () => {
  live(block, page)
  await vi.dynamicImportSettled()
  expect(begun).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'focusin', 'input'])('%s wakes it, once', async (touch) => {
  live(block, page)
  for (const each of [touch, touch]) form().dispatchEvent(new Event(each, { bubbles: true }))
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
  expect(begun).toHaveBeenCalledWith(block, form(), page)
})

test('one of which something is kept wakes at once', async () => {
  memory.set(`survey:${page.pageCode()}/form/3`, '{"sent":1}')
  live(block, page)
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
})

test('what is sent before it is awake is handed in by it, and leaves the page by no other way', async () => {
  const handedIn = vi.fn((event: Event) => event.preventDefault())
  begun.mockImplementation((_block, place: HTMLFormElement) => {
    place.noValidate = true
    place.addEventListener('submit', handedIn)
  })
  live(block, page)
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(handedIn).toHaveBeenCalledTimes(1))
})

test('where the chunk does not come the form goes as the plain one that it is', async () => {
  isGone = true
  const plain = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  live(block, page)
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(plain).toHaveBeenCalledTimes(1))
  plain.mockRestore()
})
