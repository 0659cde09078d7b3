import { expect, test } from 'vitest'
import { mentionedIn, partsOf } from './mentioned-in'

const people = [
  { member_id: 1, name: '王芳' },
  { member_id: 2, name: '王芳华' },
  { member_id: 3, name: '李明' },
  { member_id: 4, name: '李明' },
]

test.each<[string, number[], number[]]>([
  ['@王芳 请看', [], [1]],
  ['@王芳华请看，@王芳 也是，@王芳华', [], [2, 1]],
  ['请看 王芳', [], []],
  ['@李明 请看', [], []],
  ['@李明 请看', [4], [4]],
  ['@赵 @', [1], []],
])('%s', (text, picked, ids) => {
  expect(mentionedIn(text, people, new Set(picked))).toEqual(ids)
})

test('names are seen as names, and no other sign is lost', () => {
  const parts = partsOf('看@王芳华，@谁', people)
  expect(parts).toEqual([
    { text: '看', isName: false },
    { text: '@王芳华', isName: true },
    { text: '，@谁', isName: false },
  ])
})
