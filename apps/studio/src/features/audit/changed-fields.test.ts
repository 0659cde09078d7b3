import { expect, test } from 'vitest'
import { changedFields, LIST_GAP } from './changed-fields'

test('names what changed and leaves out what did not', () => {
  const before = { name: '王芳', roles: ['operator'], status: 'active' }
  const after = { name: '王芳', roles: ['operator', 'auditor'], status: 'active' }
  expect(changedFields(before, after)).toEqual([
    { path: 'roles', before: 'operator', after: `operator${LIST_GAP}auditor` },
  ])
})

test('what came and what went has one side', () => {
  expect(changedFields(null, { reason: '客户来电' })).toEqual([
    { path: 'reason', before: undefined, after: '客户来电' },
  ])
  expect(changedFields({ assignee: 3 }, {})).toEqual([{ path: 'assignee', before: '3', after: undefined }])
})

test('looks into what is nested, and takes a bare value for a field without a name', () => {
  expect(changedFields({ filter: { status: 'new' } }, { filter: { status: 'invalid' } })).toEqual([
    { path: 'filter.status', before: 'new', after: 'invalid' },
  ])
  expect(changedFields('a', 'b')).toEqual([{ path: '', before: 'a', after: 'b' }])
  expect(changedFields({ list: [{ a: 1 }] }, null)).toEqual([
    { path: 'list', before: '[{"a":1}]', after: undefined },
  ])
})

test('nothing on either side is no change', () => {
  expect(changedFields(null, undefined)).toEqual([])
})
