import { expect, test } from 'vitest'
import { pageAddress } from './page-address'

test('a page stands below its code, and a fixed route where it always stood', () => {
  expect(pageAddress('https://h5.example.com', 'lead-20261122')).toBe(
    'https://h5.example.com/h5-page/h5/lead-20261122',
  )
  expect(pageAddress('https://h5.example.com', 'simulateTrading_detail')).toBe(
    'https://h5.example.com/h5-page/simulateTrading/detail',
  )
})
