import { expect, test } from 'vitest'
import { originText, pickName } from './version-words'

test('a side of a comparison is the draft or a number', () => {
  expect([pickName('draft'), pickName(3)]).toEqual(['当前草稿', '第 3 版'])
})

test('where a version comes from is said when that was no usual writing', () => {
  expect(originText({ restored_from: null, kept_for: null })).toBeUndefined()
  expect(originText({ restored_from: 2, kept_for: null })).toBe('恢复自第 2 版')
  expect(originText({ restored_from: 2, kept_for: 5 })).toBe('恢复自第 2 版；恢复第 5 版时留下的草稿')
})
