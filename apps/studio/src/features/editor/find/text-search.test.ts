import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findIn, replaceIn } from './text-search'

const words = (text: string, sought: string, { isHtml = false, matchesCase = false } = {}) =>
  findIn(text, { words: sought, matchesCase }, isHtml).map(
    ({ before, words, after }) => `${before}[${words}]${after}`,
  )
const replaced = (
  text: string,
  sought: string,
  by: string,
  { isHtml = false, only }: { isHtml?: boolean; only?: number } = {},
) => replaceIn(text, { words: sought, matchesCase: false }, { by, isHtml, only })

describe('plain text', () => {
  test('is searched in all places, with what stands around them', () => {
    expect(words('夏季课程，报名夏季直播课', '夏季')).toEqual([
      '[夏季]课程，报名夏季直播课',
      '夏季课程，报名[夏季]直播课',
    ])
    expect(words('课'.repeat(30), '课')).toHaveLength(30)
    expect(words('夏季', '')).toEqual([])
  })

  test('is searched with or without regard to case', () => {
    expect(words('ETF 与 etf', 'etf')).toHaveLength(2)
    expect(words('ETF 与 etf', 'etf', { matchesCase: true })).toEqual(['ETF 与 [etf]'])
  })

  test('has no patterns: signs stand for themselves', () => {
    expect(words('价格 (元) 1.5', '.')).toEqual(['价格 (元) 1[.]5'])
    expect(words('a-b', '-')).toEqual(['a[-]b'])
    expect(replaced('￥199 起', '199', '$&$1')).toBe('￥$&$1 起')
  })

  test('gets the new words everywhere, or in the one place that is meant', () => {
    expect(replaced('夏季课，夏季', '夏季', '秋季')).toBe('秋季课，秋季')
    expect(replaced('夏季课，夏季', '夏季', '秋季', { only: 1 })).toBe('夏季课，秋季')
    expect(replaced('夏季课', '夏季', '')).toBe('课')
  })
})

describe('rich text', () => {
  const isHtml = true

  test('is searched where it is read, and not in its tags', () => {
    const text = '<p>点<a href="/h5-page/h5/p">这里</a>看 p</p>'
    expect(words(text, 'p', { isHtml })).toEqual(['看 [p]'])
    expect(replaced(text, 'p', 'q', { isHtml })).toBe('<p>点<a href="/h5-page/h5/p">这里</a>看 q</p>')
  })

  test('is read as visitors read it: an entity is one character', () => {
    expect(words('<p>A&amp;B</p>', 'A&B', { isHtml })).toEqual(['[A&B]'])
    expect(words('<p>A&amp;B</p>', 'amp', { isHtml })).toEqual([])
    expect(replaced('<p>A&amp;B &lt;C</p>', 'B', 'D', { isHtml })).toBe('<p>A&amp;D &lt;C</p>')
  })

  test('takes new words as text, whatever they look like', () => {
    expect(replaced('<p>价格</p>', '价格', '<b>"1"</b>', { isHtml })).toBe(
      '<p>&lt;b&gt;&quot;1&quot;&lt;/b&gt;</p>',
    )
  })
})

test('what is replaced by itself stays as it is written, and one place at a time comes to the same as all at once', () => {
  const text = fc.array(fc.constantFrom('课', 'a', 'A', '&amp;', '<b>', '</b>', '<br>', ' ', '课程'), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(text, fc.constantFrom('课', 'a', '课程', ' '), fc.boolean(), (parts, sought, matchesCase) => {
      const html = parts.join('')
      const search = { words: sought, matchesCase }
      if (matchesCase) expect(replaceIn(html, search, { by: sought, isHtml: true })).toBe(html)
      const count = findIn(html, search, true).length
      let one = html
      for (let left = count; left > 0; left -= 1)
        one = replaceIn(one, search, { by: '新', isHtml: true, only: left - 1 })
      expect(one).toBe(replaceIn(html, search, { by: '新', isHtml: true }))
      expect(findIn(one, search, true)).toEqual([])
    }),
  )
})
