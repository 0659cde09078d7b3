import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newSection } from './new-section.mjs'
import { root as checkout } from './root.mjs'

const SECTIONS = 'apps/studio/src/app/sections.ts'
const FEATURES = 'apps/studio/src/features'

const LINE = {
  type: 'object',
  properties: {
    watch_id: { type: 'integer', minimum: 1 },
    text: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    status: { type: 'string', enum: ['new', 'done'] },
    owner: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
  },
}
const LIST = {
  request: { properties: { q: {}, after: {} } },
  response: {
    type: 'object',
    properties: { list: { type: 'array', items: LINE }, next: { anyOf: [{ type: 'null' }] } },
  },
}

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yingzao-new-section-'))
  mkdirSync(join(root, FEATURES), { recursive: true })
  cpSync(join(checkout, SECTIONS), join(root, SECTIONS))
})
afterEach(() => rmSync(root, { recursive: true }))

const make = (options = {}) =>
  newSection({
    root,
    folder: 'watch-list',
    title: '自选',
    call: 'watchList',
    schemasOf: () => LIST,
    ...options,
  })
const read = (file) => readFileSync(join(root, FEATURES, 'watch-list', file), 'utf8')

test('a new section has a column for each field, and words for them', () => {
  expect(make().ok).toBe(true)
  const columns = read('watch-list-columns.tsx')
  expect(columns).toContain("dataIndex: 'text'")
  expect(columns).toContain('dateTimeText(created_at)')
  expect(columns).toContain("import { dateTimeText } from '../../state/date-time-text'")
  expect(read('wording.ts')).toContain("watch_id: 'watch_id',\n    text: '内容'")
  expect(read('watch-list-screen.tsx')).toContain('rowKey="watch_id"')
})

test('its test has a line such as the call may answer', () => {
  make()
  expect(read('watch-list-screen.test.tsx')).toContain(
    "{ list: [{ watch_id: 1, text: '示例', created_at: '2026-11-22T08:00:00Z', status: 'new', owner: null }], next: null }",
  )
})

test('it is one of the sections', () => {
  make()
  const sections = readFileSync(join(root, SECTIONS), 'utf8')
  expect(sections).toContain("import { watchListSection } from '../features/watch-list'")
  expect(sections).toMatch(/auditSection,\s+watchListSection/)
})

test.each([
  ['a name that is none', { folder: 'WatchList' }, 'watch-list'],
  ['a title that would break the code', { title: "'" }, 'Leave it out'],
  ['a call that is not there', { schemasOf: () => undefined }, 'no call watchList'],
  ['a call that is no list', { schemasOf: () => ({ request: {}, response: {} }) }, 'no list'],
])('%s is refused, and nothing is written', (_what, options, reason) => {
  expect(make(options)).toEqual({ ok: false, reason: expect.stringContaining(reason) })
  expect(readdirSync(join(root, FEATURES))).toEqual([])
})

test('a section that is there stays as it is', () => {
  make()
  expect(make()).toEqual({ ok: false, reason: expect.stringContaining('already there') })
})
