import { readdirSync, readFileSync } from 'node:fs'
import { type EditedPage, patchBetween } from '@yingzao/editor-core'
import { walkBlocks } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { blankPage } from '../blank-page'
import { brokenLimit, readBack, readEdited, wireOf } from './read-edited'

const FOLDER = new URL('../../../../../../../demo/pages/', import.meta.url)
const demo = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))] as const)

test.each(demo)(
  '%s is the same page each time, its ids with it, also when it was stored between',
  (_name, document) => {
    const { page } = readEdited('page', { document })
    const ids = [...walkBlocks(page)].map(({ block }) => block.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('')
    expect(readEdited('page', { document }).page).toEqual(page)
    const stored = JSON.parse(JSON.stringify(wireOf(page)))
    expect(readEdited('page', { document: stored })).toMatchObject({ page })
    expect(patchBetween(page, readEdited('page', { document: stored }).page)).toEqual([])
  },
)

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
  expect(brokenLimit(page)).toBeUndefined()
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
