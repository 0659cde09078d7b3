import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { posterSvg, titleLines } from './poster'

describe('the title of a poster', () => {
  test.each([
    ['七天学会看懂 ETF', ['七天学会看懂 ETF']],
    ['国庆节前最后一场投资者教育讲座', ['国庆节前最后一场', '投资者教育讲座']],
    ['长'.repeat(40), ['长'.repeat(11), '长'.repeat(11), `${'长'.repeat(10)}…`]],
    ['', ['']],
  ])('%s', (title, lines) => {
    expect(titleLines(title)).toEqual(lines)
  })

  test('loses no character as long as it fits, and never takes more than three lines', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('课', 'E', '1', ' ', '，', '𠮷'), maxLength: 60 }),
        (title) => {
          const lines = titleLines(title)
          expect(lines.length).toBeLessThanOrEqual(3)
          const said = lines.join('').replaceAll(' ', '')
          if (said.endsWith('…')) expect(title.replaceAll(' ', '').startsWith(said.slice(0, -1))).toBe(true)
          else expect(said).toBe(title.replaceAll(' ', ''))
        },
      ),
    )
  })
})

test('a poster is sound SVG, whatever a page and a company are called', () => {
  const input = { address: 'https://h5.example.com/h5-page/h5/etf', brand: '#c8102e' }
  const svg = posterSvg({ ...input, title: '<b>“三折”&全场</b>', company: 'A&B <公司>' })
  expect(svg).toContain('&lt;b&gt;“三折”&amp;全场')
  expect(svg).toContain('A&amp;B &lt;公司&gt;')
  expect(svg).toContain('投资有风险，入市需谨慎')
  // Another address gives another QR code.
  const withoutCode = posterSvg({ ...input, address: `${input.address}?cps_id=a`, title: 'a', company: 'b' })
  expect(withoutCode).not.toBe(posterSvg({ ...input, title: 'a', company: 'b' }))
})
