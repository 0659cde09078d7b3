// @vitest-environment jsdom
import { createTestPage, drawBlock, type TestPage } from '@yingzao/testkit'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { draftKey } from './draft-key'
import { fillForm } from './fill-form'
import { live } from './live'
import { type SurveyProps, surveyProps } from './props'
import { survey } from './survey'

vi.mock('./fill-form', () => ({ fillForm: vi.fn() }))

let block: HTMLElement
let page: TestPage

beforeEach(() => {
  vi.mocked(fillForm).mockReset()
  page = createTestPage()
  const fields = [{ id: 'a', label: '称呼', type: 'text' }]
  block = drawBlock(survey, surveyProps.parse({ fields }) as SurveyProps, { id: 'form' })
})

const form = () => block.querySelector('form') as HTMLFormElement
const settled = () => vi.dynamicImportSettled()

test('a form that nobody turns to asks for nothing more', async () => {
  live(block, page)
  await settled()
  expect(fillForm).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'focusin', 'input'])('%s has what it needs come, once', async (turn) => {
  live(block, page)
  for (const _ of [1, 2]) form().dispatchEvent(new Event(turn, { bubbles: true }))
  await settled()
  expect(fillForm).toHaveBeenCalledExactlyOnceWith(block, form(), page)
})

test('a form of which the tab has something is ready at once', async () => {
  page.session.set(draftKey(page, 'form'), '{}')
  live(block, page)
  await settled()
  expect(fillForm).toHaveBeenCalledOnce()
})

test('what is sent before waits, and is sent again once somebody can answer it', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  vi.mocked(fillForm).mockImplementation((_block, form) => form.addEventListener('submit', sent))
  live(block, page)
  const first = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(first)
  expect(first.defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

test('where what it needs breaks, the form is sent as the plain one that it is', async () => {
  vi.mocked(fillForm).mockImplementation(() => {
    throw new Error('broken')
  })
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  onTestFinished(() => submit.mockRestore())
  live(block, page)
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
})
