import { expect, test } from 'vitest'
import { changesOf, isSample } from './company-data'

const REAL = {
  company: '某某公司',
  license_no: 'Z1',
  phone: '020-80000000',
  adviser: '李老师',
  adviser_no: 'A1',
  filing_no: '',
}

test('a change is what reads differently, and blanks at its ends do not', () => {
  expect(changesOf(REAL, { ...REAL, company: ' 某某公司 ' })).toEqual([])
  expect(changesOf(REAL, { ...REAL, phone: '020-81111111', filing_no: 'B1' })).toEqual([
    { field: 'phone', before: '020-80000000', after: '020-81111111' },
    { field: 'filing_no', before: '', after: 'B1' },
  ])
})

test('what a new deployment begins with is known as an example', () => {
  expect(['示例公司', ' 示例备案号', '某某公司', '', undefined].map(isSample)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
