// @vitest-environment jsdom
import { specs } from '@yingzao/blocks/props'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { previewBar, testTools } from './chrome'

const pageWith = (...page_schema: { name: string; value?: Record<string, string> }[]) =>
  readDocument({ code: 'a', title: '训练营 <b>', page_schema }, specs)

function barOf(page: ReturnType<typeof pageWith>): Document {
  return new DOMParser().parseFromString(previewBar(page.document), 'text/html')
}

test('the bar of a preview has a way back and the title of the page', () => {
  const bar = barOf(pageWith())
  expect(bar.querySelector('header b')?.textContent).toBe('训练营 <b>')
  expect(bar.querySelector('button')?.getAttribute('aria-label')).toBe('返回')
})

test('a navbar block says what the bar of a preview is called', () => {
  const title = (value: Record<string, string>) =>
    barOf(pageWith({ name: 'navbar', value })).querySelector('header b')?.textContent
  expect(title({ title: '开营 & 直播' })).toBe('开营 & 直播')
  expect(title({})).toBe('训练营 <b>')
})

test('a document may hold a test button', () => {
  const { document, findings } = pageWith({ name: 'testButton' })
  expect(findings).toEqual([])
  expect(document.page_schema).toHaveLength(1)
})

test('the test tools offer every place a page can be open in', () => {
  const tools = new DOMParser().parseFromString(testTools(), 'text/html')
  expect([...tools.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'app',
    'mp',
    'wx',
    'mb',
    'pc',
  ])
})
