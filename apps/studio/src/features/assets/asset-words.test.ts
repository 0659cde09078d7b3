import { expect, test } from 'vitest'
import { bytesText } from '../../ui/bytes-text'
import { savedPercent, sizeText, typeText } from './asset-words'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [38_900, '38 KB'],
  [1_023_999, '1.0 MB'],
  [1_468_006, '1.4 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})

test('a picture has its size and a video its kind', () => {
  expect(sizeText({ kind: 'image', width: 750, height: 400 })).toBe('750 × 400')
  expect(sizeText({ kind: 'video', width: null, height: null })).toBe('视频')
})

test.each([
  ['image/jpeg', 'JPEG'],
  ['image/svg+xml', 'SVG'],
  ['image/webp', 'WebP'],
  ['video/mp4', 'MP4'],
])('%s is called %s', (type, text) => {
  expect(typeText(type)).toBe(text)
})

test('a copy never saves less than nothing', () => {
  expect([savedPercent(25, 100), savedPercent(120, 100)]).toEqual([75, 0])
})
