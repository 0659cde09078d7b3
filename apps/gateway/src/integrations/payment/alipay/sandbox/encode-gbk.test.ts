import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeGbk } from './encode-gbk'

const read = (bytes: Buffer) => new TextDecoder('gbk', { fatal: true }).decode(bytes)

test('what is written can be read', () => {
  const hanzi = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code))
  const ascii = fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hanzi, ascii, fc.constantFrom('（', '）', '，', '：', '／', '＆'))),
      (letters) => {
        const text = letters.join('')
        expect(read(encodeGbk(text))).toBe(text)
      },
    ),
  )
})

test('each letter has the bytes that it has elsewhere, and what GBK lacks is a question mark', () => {
  expect(encodeGbk('中a元😀')).toEqual(Buffer.from([0xd6, 0xd0, 0x61, 0xd4, 0xaa, 0x3f]))
})
