import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitalsOf } from './money-capitals'

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [55, '伍角伍分'],
  [100, '壹元整'],
  [101, '壹元零壹分'],
  [110, '壹元壹角整'],
  [1_000, '壹拾元整'],
  [1_010, '壹拾元壹角整'],
  [19_800, '壹佰玖拾捌元整'],
  [198_000, '壹仟玖佰捌拾元整'],
  // From the rules themselves.
  [140_950, '壹仟肆佰零玖元伍角整'],
  [600_714, '陆仟零柒元壹角肆分'],
  [168_032, '壹仟陆佰捌拾元叁角贰分'],
  [10_700_053, '壹拾万零柒仟元伍角叁分'],
  [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
  [32_504, '叁佰贰拾伍元零肆分'],
  [1_000_000, '壹万元整'],
  [1_000_100, '壹万零壹元整'],
  [10_010_000, '壹拾万零壹佰元整'],
  [100_000_000, '壹佰万元整'],
  [10_000_000_000, '壹亿元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [10_000_100_000, '壹亿零壹仟元整'],
  [10_010_000_000, '壹亿零壹拾万元整'],
  [123_456_789_012, '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元壹角贰分'],
  [9_999_999_999_999, '玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  [10_000_000_000_000, '壹仟亿元整'],
])('%d fen are %s', (fen, said) => {
  expect(capitalsOf(fen)).toBe(`人民币${said}`)
})

describe('whatever the sum', () => {
  const sums = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000_000_000 }),
    // Sums with many zeros, which random numbers hardly ever produce.
    fc
      .tuple(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
      )
      .map(([head, zeros, last]) => head * 10 ** zeros + last),
  )

  test('it is read as the same sum again', () => {
    fc.assert(
      fc.property(sums, (fen) => {
        expect(read(capitalsOf(fen))).toBe(fen)
      }),
      { numRuns: 2_000 },
    )
  })

  test('no zero stands twice, at the beginning or before a unit, and it is closed by 整 or by fen', () => {
    fc.assert(
      fc.property(
        sums.filter((fen) => fen > 0),
        (fen) => {
          const said = capitalsOf(fen)
          expect(said).not.toMatch(/零零|^人民币零|零[拾佰仟万亿元角分整]/)
          expect(said).toMatch(/(整|分)$/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

test.each([-1, 0.5, 10_000_000_000_001, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (fen) => {
  expect(() => capitalsOf(fen)).toThrow(RangeError)
})

/** Reads as people do: a digit, its place, and the units of each four digits. */
function read(said: string): number {
  const [, yuan = '', jiao = '零', fen = '零'] =
    /^人民币(?:(.+)元)?(?:(.)角|零)?(?:(.)分)?整?$/.exec(said) ?? []
  const digit = (one: string) => '零壹贰叁肆伍陆柒捌玖'.indexOf(one)
  let [whole, group, last] = [0, 0, 0]
  for (const one of yuan) {
    const place = { 拾: 10, 佰: 100, 仟: 1_000 }[one]
    const unit = { 万: 10_000, 亿: 100_000_000 }[one]
    if (place) {
      group += last * place
      last = 0
    } else if (unit) {
      whole += (group + last) * unit
      group = 0
      last = 0
    } else last = digit(one)
  }
  return (whole + group + last) * 100 + digit(jiao) * 10 + digit(fen)
}
