import { expect, test } from 'vitest'
import { pagePath, pathCode } from './page-path'

test('the address of a page tells its code, and no other address does', () => {
  expect(pathCode(pagePath('etf-course'))).toBe('etf-course')
  expect(pathCode('/h5-page/h5/etf?cps_id=1#form')).toBe('etf')
  for (const other of [
    '#form',
    '/h5-page/sxkh',
    'https://h5.example.com/h5-page/h5/etf',
    '/h5-page/h5/',
    '',
  ]) {
    expect(pathCode(other)).toBeUndefined()
  }
})
