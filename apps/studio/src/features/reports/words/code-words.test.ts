import { visitorErrors } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { codeText } from './code-words'

test('what stopped somebody is told in words, and leaving by itself is no error', () => {
  expect([null, 0, 400_023, 429_001, 123].map(codeText)).toEqual([
    '自行离开',
    '网络无应答',
    '验证码错误',
    '请求过于频繁',
    '错误 123',
  ])
})

test('every code of the catalogue has words that are no request to a visitor', () => {
  const said = Object.values(visitorErrors).map(({ code }) => codeText(code))
  expect(
    said.filter((text) => text === '' || text.startsWith('错误') || /[！]|请[稍输重先]/.test(text)),
  ).toEqual([])
})
