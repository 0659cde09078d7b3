import { expect, test } from 'vitest'
import { changedMiddle } from './changed-middle'

test.each([
  ['每晚八点', '每晚七点', { head: '每晚', before: '八', after: '七', tail: '点' }],
  ['立即报名', '报名', { head: '', before: '立即', after: '', tail: '报名' }],
  ['报名', '报名报名', { head: '报名', before: '', after: '报名', tail: '' }],
  ['', '新', { head: '', before: '', after: '新', tail: '' }],
  ['😀一', '😁一', { head: '', before: '😀', after: '😁', tail: '一' }],
])('%j and %j differ in one part', (before, after, middle) => {
  expect(changedMiddle(before, after)).toEqual(middle)
})
