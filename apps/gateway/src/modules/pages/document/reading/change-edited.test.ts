import type { EditedPage } from '@yingzao/editor-core'
import { checkLimits } from '@yingzao/schema/server'
import { expect, test, vi } from 'vitest'
import { blankPage } from '../blank-page'
import { contentHash } from '../content-hash'
import { changeEdited, readBack } from './change-edited'
import { wireOf } from './read-edited'

test('a page that breaks a limit is named so, and never read into nothing', () => {
  const text = { name: 'text', value: {}, common: {}, children: [] }
  const page_schema = Array.from({ length: 501 }, (_none, index) => ({ ...text, id: `t-${index}` }))
  const page: EditedPage = { ...blankPage('page', '很长'), page_schema }
  expect(readBack(page)).toMatchObject({ broken: { rule: 'limit-blocks' } })
})

test('defaults that come in by reading count for the limits too', () => {
  const items = Array.from({ length: 100 }, () => ({}))
  const lists = Array.from({ length: 60 }, (_none, index) => ({
    name: 'list',
    id: `list-${index}`,
    value: { list: items },
    common: {},
    children: [],
  }))
  const page: EditedPage = { ...blankPage('page', '很多默认值'), page_schema: lists }
  expect(checkLimits(wireOf(page)).ok).toBe(true)
  expect(readBack(page)).toMatchObject({ broken: { rule: 'limit-nodes' } })
})

test('what an editor left unsafe comes back safe', () => {
  const block = {
    name: 'text',
    id: 'a',
    value: { html: '<img src=x onerror=alert(1)>好' },
    common: {},
    children: [],
  }
  const outcome = readBack({ ...blankPage('page', '页面'), page_schema: [block] })
  expect(JSON.stringify(outcome)).not.toMatch(/onerror|<img/)
})

test('a changed page is written once', () => {
  const written = vi.spyOn(JSON, 'stringify')
  const patch = [{ op: 'set', id: null, path: ['title'], value: '新' }]
  const outcome = changeEdited('page', { page: blankPage('page', '旧') }, patch)
  const documents = written.mock.calls.filter(([value]) => value?.page_schema !== undefined)
  written.mockRestore()
  expect(documents).toHaveLength(1)
  expect(outcome).toMatchObject({ draft: { head: { title: '新' } } })
  const { draft } = outcome as { draft: { text: string; content_hash: string } }
  expect(contentHash(JSON.parse(draft.text))).toBe(draft.content_hash)
})
