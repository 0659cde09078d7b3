import { expect, test } from 'vitest'
import { isHandset, maskHandset } from './handset'

test('a mobile number of the mainland is one, whole and alone', () => {
  expect(isHandset('13800138000')).toBe(true)
  for (const text of ['', '1380013800', '138001380000', '12800138000', ' 13800138000', '1380013800a'])
    expect(isHandset(text), text).toBe(false)
})

test('a phone is shown masked', () => {
  expect(maskHandset('13800138000')).toBe('138****8000')
})
