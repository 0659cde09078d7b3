import { describe, expect, test } from 'vitest'
import { hasHandset, maskHandsets, readHandset } from './handset-text'

/** Ways in which people, and programs from which they copy, write 13800138000. */
const WAYS = [
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '138.0013.8000',
  '138_0013_8000',
  '138 (0013) 8000',
  '138，0013，8000',
  '138·0013·8000',
  '138 – 0013 – 8000',
  '１３８００１３８０００',
  '１３８　００１３　８０００',
  '1\u200B3\u200B8\u200B0\u200B0\u200B1\u200B3\u200B8\u200B0\u200B0\u200B0',
  '138\u20600013\uFEFF8000',
  '1\uFE0F\u20E33\uFE0F\u20E38\uFE0F\u20E30013\u00AD8000',
  '①③⑧00①③⑧000',
  '𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎',
  '١٣٨٠٠١٣٨٠٠٠',
  '一三八零零一三八零零零',
  '幺三八〇〇幺三八〇〇〇',
  '壹叁捌 零零壹叁 捌零零零',
  '1三8零零1三8000',
  '1 3 8 0 0 1 3 8 0 0 0',
]

describe.each(WAYS)('%s', (way) => {
  test('is a phone', () => expect(readHandset(` ${way} `)).toBe('13800138000'))

  test.each(['+86', '+86 ', '0086', '86-', '0'])('is one behind %j, too', (code) => {
    expect(readHandset(code + way)).toBe('13800138000')
  })

  test('is masked in a text, which stays as it is around it', () => {
    expect(maskHandsets(`周日9点打${way}，找王先生😀`)).toBe('周日9点打138****8000，找王先生😀')
    expect(maskHandsets(`tel${way}`)).toBe('tel138****8000')
    expect(maskHandsets(`${way};${way}`)).toBe('138****8000;138****8000')
    expect(maskHandsets(`2026 ${way} 2`)).toBe('2026 138****8000 2')
  })
})

test.each(['周三13800138000', '一号机13800138000', '3点 13800138000', 'a\n138 0013 8000\nb'])(
  'a phone is found in %j, which is not one itself',
  (text) => {
    expect(hasHandset(text)).toBe(true)
    expect(readHandset(text)).toBeUndefined()
  },
)

test.each([
  '',
  '12345678901',
  '1380013800',
  '138001380001',
  '1763700000000',
  '138****8000',
  '138 0013 80',
  '服务器 192.168.100.12',
  '15,000,000,000 元',
  '2026-11-21 13:30-15:00，18:00',
  '2026-11-21T16:00:00.000Z',
  '一九九八年到二〇〇八年，一共十年',
  '#42',
])('%j has none and stays as it is', (text) => {
  expect(hasHandset(text)).toBe(false)
  expect(maskHandsets(text)).toBe(text)
  expect(readHandset(text)).toBeUndefined()
})

test('a long text of digits and gaps is read through at once', () => {
  const startedAt = performance.now()
  for (const text of ['1'.repeat(100_000), '13 '.repeat(50_000), '1　3　'.repeat(20_000)]) maskHandsets(text)
  // It would take seconds if it looked back from every digit.
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
