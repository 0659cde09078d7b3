import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeAddress } from './address'
import { isPictureAddress } from './picture-address'
import { HOSTILE_ADDRESSES } from './testing/hostile-addresses'

test.each([
  '/assets/avatar-1.jpg',
  '/assets/%E5%A4%B4%E5%83%8F.png?v=2',
  '/assets/头像.png',
  '/packages/h5-page/dist/simulated-qr.svg',
  'https://wework.qpic.cn/wwpic/123_abc~/0',
  'https://thirdwx.qlogo.cn/mmopen/vi_32/Q0j4/132',
  'https://open.weixin.qq.com/qr/code?username=n8&x=a/b',
  'https://cdn.example.com/a(1)%20b.png',
])('%s is one of a picture', (address) => {
  expect(isPictureAddress(address)).toBe(true)
})

test.each([...HOSTILE_ADDRESSES, '', 'a.png', '#a', 'tel:1', 'http://h5.example.com/a.png', '/'.repeat(3)])(
  '%j is none',
  (address) => {
    expect(isPictureAddress(address)).toBe(false)
  },
)

test('whatever it takes is safe for a picture', () => {
  const pieces = fc.constantFrom(
    ...HOSTILE_ADDRESSES,
    ...[
      'https://',
      'h5.example.com',
      '/',
      'a',
      '.',
      '..',
      '%',
      '%2',
      '2f',
      '%41',
      '%80',
      '@',
      ':',
      '?',
      '=',
      '头',
      '\\',
    ],
  )
  const address = fc.oneof(
    fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 4 }).map((parts) => `/${parts.join('')}`),
    fc.array(pieces, { maxLength: 4 }).map((parts) => `https://h5.example.com/${parts.join('')}`),
  )
  let taken = 0
  fc.assert(
    fc.property(address, (text) => {
      if (!isPictureAddress(text)) return
      taken += 1
      expect([text, isSafeAddress(text, { use: 'image' })]).toEqual([text, true])
    }),
    { numRuns: 5000, seed: 20_261_122 },
  )
  expect(taken).toBeGreaterThan(100)
})
