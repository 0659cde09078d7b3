import { isHandset } from '@yingzao/contract/client'
import { expect, test } from 'vitest'
import { codeFault, handsetOf } from './entries'

test.each([
  ['13800138000', '13800138000'],
  [' 138 0013 8000 ', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['1380013', '1380013'],
])('%j is typed for %j', (typed, handset) => {
  expect(handsetOf(typed)).toBe(handset)
})

test.each(['', '12800138000', '1380013800', '138001380000', '23800138000'])(
  '%j is no phone number',
  (typed) => {
    expect(isHandset(handsetOf(typed))).toBe(false)
  },
)

test('a code of six digits is right in its form, and nothing else is', () => {
  expect(codeFault('012345')).toBeUndefined()
  expect(codeFault('')).toBe('请输入验证码')
  for (const code of ['1234', '12345a', '１２３４５６'])
    expect(codeFault(code)).toBe('验证码为6位数字，请核对短信')
})
