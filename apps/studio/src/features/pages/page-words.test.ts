import { expect, test } from 'vitest'
import { pageRow } from '../../testing/samples'
import { notesOn, ownerText, windowText } from './page-words'

const START = '2026-11-20T00:00:00Z'
const END = '2026-12-01T00:00:00Z'
const noted = (change: Parameters<typeof pageRow>[1]) =>
  notesOn(pageRow('etf', change)).map(({ text }) => text)
const schedule = { publish_at: START, version: 3, take_down_at: END, by: '李雷', problem: null }

test.each([
  [null, null, '长期'],
  [START, null, '2026-11-20 08:00 起'],
  [null, END, '至 2026-12-01 08:00'],
  [START, END, '2026-11-20 08:00 至 2026-12-01 08:00'],
])('a campaign from %s to %s is said as %s', (start_at, end_at, text) => {
  expect(windowText({ start_at, end_at })).toBe(text)
})

test('changes are told only of a page that visitors see', () => {
  expect(noted({ state: 'published', has_changes: true })).toEqual(['有未发布的修改'])
  expect(noted({ state: 'draft', has_changes: true })).toEqual([])
  expect(noted({ state: 'published', has_changes: false })).toEqual([])
})

test('a schedule says what will happen, and one that failed only that', () => {
  expect(noted({ schedule })).toEqual(['2026-11-20 08:00 定时发布', '2026-12-01 08:00 定时下线'])
  expect(noted({ schedule: { ...schedule, publish_at: null } })).toEqual(['2026-12-01 08:00 定时下线'])
  const failed = notesOn(pageRow('etf', { schedule: { ...schedule, problem: '页面有错误' } }))
  expect(failed).toEqual([{ tone: 'warning', text: '定时未执行', detail: '页面有错误' }])
})

test('a page of the command line has no owner', () => {
  expect(ownerText({ owner: null })).toBe('命令行导入')
})
