import { expect, test } from 'vitest'
import { nickKey, readNickName } from './nick-name'

const codeOf = (name: string) => {
  try {
    readNickName(name)
    return 1
  } catch (error) {
    return (error as { error: { code: number } }).error.code
  }
}

test.each([
  ['慢慢变富', 1],
  ['Ａ股小学生', 1],
  ['𠮷野家', 1],
  ['一', 400001],
  ['', 400001],
  ['  一  ', 400001],
  ['​​​', 400001],
  ['一二三四五六七八九十一二', 1],
  ['一二三四五六七八九十一二三', 400001],
  ['稳赚不赔', 400060],
  ['稳 赚 不 赔', 400060],
  ['加V信带单', 400060],
  ['大赛官方', 400060],
  ['官 方 客 服', 400060],
  ['已注销用户12', 400060],
])('%j is answered %d', (name, code) => {
  expect(codeOf(name)).toBe(code)
})

test.each([
  ['Abc 小王', 'ａｂｃ小王'],
  ['小 王', '小王'],
  ['小​王', '小王'],
])('%j and %j are the same name', (one, other) => {
  expect(nickKey(one)).toBe(nickKey(other))
})

test('different names stay different', () => {
  expect(new Set(['小王', '小汪', '小王1', '小王!'].map(nickKey)).size).toBe(4)
})
