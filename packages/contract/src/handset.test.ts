import { expect, test } from 'vitest'
import { isHandset, maskHandset } from './handset'

test('a phone is shown with its middle hidden', () => {
  expect(maskHandset('13812341234')).toBe('138****1234')
})

test.each(['13800138000', '19999999999'])('%s is a phone', (text) => expect(isHandset(text)).toBe(true))

test.each([
  '',
  '12800138000',
  '1380013800',
  '138001380000',
  '1380013800a',
  ' 13800138000',
  '13800138000\n',
  '１３８００１３８０００',
  '+8613800138000',
])('%j is none', (text) => expect(isHandset(text)).toBe(false))
