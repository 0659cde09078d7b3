import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { drawList } from '../../ui/testing/draw-list'
import { AuditScreen } from './audit-screen'
import { wording } from './wording'

const record: Answer<'auditList'>['list'][number] = {
  seq: 12,
  at: '2026-11-22T08:00:00Z',
  who: 'member:3',
  who_name: '王小明',
  action: 'page.publish',
  subject: 'page:etf-course',
  subject_name: 'ETF 定投训练营',
  before: null,
  after: null,
  ip: null,
}

test('a record says in words who did what to what, and leads to both', () => {
  const html = drawList('auditList', { list: [record], next: null }, <AuditScreen />)
  expect(html).toContain(wording.actions['page.publish'])
  expect(html).toMatch(/href="[^"]*who=member%3A3"[^>]*>王小明</)
  expect(html).toMatch(/href="\/pages\/etf-course\/versions"[^>]*>页面 ETF 定投训练营</)
})

test('a log without records says so', () => {
  expect(drawList('auditList', { list: [], next: null }, <AuditScreen />)).toContain(wording.none)
})
