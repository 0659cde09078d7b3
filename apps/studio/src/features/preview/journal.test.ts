import { expect, test } from 'vitest'
import { readEntry } from './journal'

test('what a simulator tells is read', () => {
  const simulated = { kind: '跳转', title: '打开', detail: '/next' }
  expect(readEntry({ simulated })).toEqual({ kind: 'move', title: '打开', detail: '/next' })
})

test.each([
  null,
  'x',
  {},
  { simulated: null },
  { simulated: { kind: '别的', title: '', detail: '' } },
  { simulated: { kind: '点击', title: 1 } },
])('anything else is none: %j', (data) => expect(readEntry(data)).toBeUndefined())
