// @vitest-environment jsdom

import type { SurveyField } from '@yingzao/contract/client'
import { createTestPage, drawBlock, type TestPage } from '@yingzao/testkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { answersIn } from './names'
import { type SurveyProps, surveyProps } from './props'
import { survey } from './survey'
import { takeFiles } from './take-files'

const FILE_ID = '2f0c9a4e-6b1d-4a57-9a0e-0d6f0a1b2c3d'
const KEPT = { code: 1, msg: 'success', response: { file_id: FILE_ID, name: '证明.jpg', bytes: 1_300_000 } }
const SUBMISSION = { page_code: 'sale', block_id: 'form', submit_id: 'submission-number-1' }

let block: HTMLElement
let page: TestPage

beforeEach(() => {
  page = createTestPage()
  page.ask.mockResolvedValue(KEPT)
  const fields = [{ id: 'proof', label: '证明', type: 'file', most_files: 2 }]
  block = drawBlock(survey, surveyProps.parse({ fields }) as SurveyProps, { id: 'form' })
  const form = block.querySelector('form') as HTMLFormElement
  const rules: SurveyField[] = JSON.parse(form.dataset.rules as string)
  takeFiles(form, rules, { ask: page.ask, submission: () => SUBMISSION })
})

const input = () => block.querySelector('[type=file]') as HTMLInputElement
const lines = () => [...block.querySelectorAll('li')].map(({ textContent }) => textContent)
const handedIn = () =>
  [...block.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name, value }) => [name, value])
const button = (words: string) =>
  [...block.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLButtonElement
const isBusy = () => block.querySelector('[data-field=proof]')?.hasAttribute('data-busy')

function pick(...files: { name: string; size?: number }[]): void {
  const picked = files.map(({ name, size = 5 }) =>
    Object.defineProperty(new File(['x'], name), 'size', { value: size }),
  )
  Object.defineProperty(input(), 'files', { value: picked, configurable: true })
  Object.defineProperty(input(), 'value', { value: '', writable: true, configurable: true })
  input().dispatchEvent(new Event('change', { bubbles: true }))
}

test('a file goes at once, tells how far it has come, and is handed in by what the gateway calls it', async () => {
  let answer = (_: unknown) => {}
  page.ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  pick({ name: '证明.jpg' })
  expect([isBusy(), lines()]).toEqual([true, ['证明.jpg0%重试取消']])
  const [id, payload, sent] = page.ask.mock.calls[0] as unknown as [
    string,
    object,
    { file: File; onProgress(part: number): void },
  ]
  expect([id, payload, sent.file.name]).toEqual([
    'surveyFile',
    { ...SUBMISSION, field: 'proof', name: '证明.jpg' },
    '证明.jpg',
  ])
  sent.onProgress(0.426)
  expect(lines()).toEqual(['证明.jpg42%重试取消'])
  sent.onProgress(1)
  expect(lines()).toEqual(['证明.jpg检查中重试取消'])
  answer(KEPT)
  await vi.waitFor(() => expect(handedIn()).toEqual([['answer-proof', FILE_ID]]))
  expect([isBusy(), lines()]).toEqual([false, ['证明.jpg1.2 MB重试删除']])
})

test('one that is taken back is stopped, and its line goes', () => {
  const stop = vi.fn()
  page.ask.mockImplementationOnce(((
    _id: string,
    _payload: object,
    sent: { onStart(stop: () => void): void },
  ) => {
    sent.onStart(stop)
    return new Promise(() => {})
  }) as never)
  pick({ name: 'a.jpg' })
  button('取消').click()
  expect([stop.mock.calls.length, lines(), isBusy()]).toEqual([1, [], false])
  expect(document.activeElement === input() || !block.isConnected).toBe(true)
})

test('one that is too large is not sent, and says so in its own line', () => {
  pick({ name: 'a.jpg', size: 11 * 1024 * 1024 })
  expect(page.ask).not.toHaveBeenCalled()
  expect(lines()).toEqual(['a.jpg超过 10 MB，请压缩后再上传重试删除'])
  expect(button('重试').hidden).toBe(true)
})

test('one that the line has lost can be sent again, and one that was refused cannot', async () => {
  page.ask.mockRejectedValueOnce(Object.assign(new Error('网络异常，请稍后重试'), { name: 'CallError' }))
  pick({ name: 'a.jpg' })
  await vi.waitFor(() => expect(lines()[0]).toContain('网络异常，请稍后重试'))
  expect(button('重试').hidden).toBe(false)
  button('重试').click()
  await vi.waitFor(() => expect(handedIn()).toHaveLength(1))
  page.ask.mockResolvedValueOnce({ code: 400001, msg: '文件是空的，请重新选择', response: undefined })
  pick({ name: 'b.jpg' })
  await vi.waitFor(() => expect(lines()[1]).toContain('文件是空的，请重新选择'))
  expect(block.querySelectorAll('li:last-child button:not([hidden])')).toHaveLength(1)
})

test('there are no more than the form asks for, and room again when one goes', async () => {
  pick({ name: 'a.jpg' }, { name: 'b.jpg' }, { name: 'c.jpg' })
  await vi.waitFor(() => expect(handedIn()).toHaveLength(2))
  const data = new FormData(block.querySelector('form') as HTMLFormElement)
  expect(answersIn(data, [{ id: 'proof', type: 'file' }])).toEqual({ proof: [FILE_ID, FILE_ID] })
  expect([lines().length, input().parentElement?.hidden]).toEqual([2, true])
  button('删除').click()
  expect([lines().length, input().parentElement?.hidden]).toEqual([1, false])
})
