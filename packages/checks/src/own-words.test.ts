import type { Finding, JsonRecord, JsonValue } from '@yingzao/schema/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDocument } from './check-document'
import type { ListedWord } from './facts'
import { findWords } from './find-words'
import { DISGUISES } from './testing/disguises'
import { HEADS, PLACES } from './testing/planted-pages'
import { block, button, documentOf, LINK_HOSTS, NOW, open, popup, tabs, text } from './testing/sample'

const WORDS = ['翻倍神器', '老王带飞', '金手指', 'VIP内参', '9折抢仓', '加V信']

const listed = (word: string, more: Partial<ListedWord> = {}): ListedWord => ({
  word,
  severity: 'error',
  why: '合规不允许',
  instead: '',
  ...more,
})
const LIST = WORDS.map((word) => listed(word))

function findingsOf(
  blocks: JsonValue[],
  words: readonly ListedWord[] = LIST,
  head: JsonRecord = {},
): Finding[] {
  const { findings } = checkDocument(documentOf({ blocks, head }), {
    linkHosts: LINK_HOSTS,
    now: NOW,
    facts: { words },
  })
  return findings.filter(({ rule }) => rule.startsWith('own-words'))
}

/** On a machine that is busy with other things. */
const PATIENCE_MS = 30_000

/** How a word is hidden in markup, style or another layer, beside the disguises of its letters. */
const TRICKS: Readonly<Record<string, (word: string) => JsonValue[]>> = {
  'tags between the letters': (word) => [text(Array.from(word).join('</b><b>'))],
  'an empty tag in the middle': (word) => [text(`${word.slice(0, 1)}<i></i>${word.slice(1)}`)],
  'a colour over each letter': (word) => [
    text(Array.from(word, (letter) => `<span style="color:#ff0000">${letter}</span>`).join('')),
  ],
  'a link': (word) => [text(`<a href="/h5-page/h5/a">${word}</a>`)],
  'white on white': (word) => [text(word, { style: { color: '#ffffff', backgroundColor: '#ffffff' } })],
  'no size at all': (word) => [text(word, { style: { fontSize: '0px' } })],
  'a popup in a popup': (word) => [open('a'), popup('a', [popup('b', [text(word)])])],
  'a tab behind a tab': (word) => [tabs({}, tabs({}, text(word)))],
  'words of a button that does nothing': (word) => [button({}, { text: word })],
  'a code to copy': (word) => [block('code', { text: word })],
  'entities between the letters': (word) => [text(Array.from(word).join('&nbsp;'))],
}

describe.each(WORDS)('%s', (word) => {
  test.each(Object.keys(TRICKS))('is found behind %s', (trick) => {
    expect(findingsOf(TRICKS[trick]?.(word) ?? [])).toMatchObject([{ severity: 'error' }])
  })

  test.each(Object.keys({ ...PLACES, ...HEADS }))('is found in: %s', (place) => {
    const head = HEADS[place]?.(word)
    const found = head ? findingsOf([text('课程')], LIST, head) : findingsOf(PLACES[place]?.(word) ?? [])
    expect(found.map(({ rule }) => rule)).toContain('own-words')
  })
})

test(
  'a word of Chinese characters is found in every place in every disguise, and split over two texts',
  () => {
    const word = fc
      .array(fc.constantFrom(...'飞鹰计划牛人带飞金手指通道'), { minLength: 3, maxLength: 8 })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(
        word,
        fc.constantFrom(...Object.values(PLACES)),
        fc.constantFrom(...Object.values(DISGUISES)),
        (one, place, disguise) => {
          const list = [listed('占位词'), listed(one)]
          expect(findingsOf(place(disguise(one)), list).length).toBeGreaterThan(0)
          const halves = [text(`看${one.slice(0, 2)}`), text(one.slice(2))]
          expect(findingsOf(halves, list).map(({ rule }) => rule)).toContain('own-words-split')
        },
      ),
      { numRuns: 100 },
    )
  },
  PATIENCE_MS,
)

test('a page that says none of them says nothing, and one that warns of a word does not claim it', () => {
  expect(findingsOf([text('增加信心'), text('全场折扣'), text('翻倍练习，神器收纳')])).toEqual([])
  expect(findingsOf([text('谨防所谓翻倍神器'), text('声称老王带飞的均为诈骗')])).toEqual([])
})

test('a place is named once, as gravely as the gravest of its words, with each of them and why', () => {
  const list = [
    listed('学习神器', { severity: 'warning', why: '夸大' }),
    listed('金手指', { instead: '工具' }),
  ]
  expect(findingsOf([text('学习神器与金手指')], list)).toMatchObject([
    {
      severity: 'error',
      message: '含有词库中的词：“学习神器”（夸大）、“金手指”（合规不允许；可改为“工具”）。',
    },
  ])
  expect(findingsOf([text('学习神器')], list)).toMatchObject([{ severity: 'warning' }])
  expect(findingsOf([text('金手指课堂')], list)).toMatchObject([
    { correction: { from: '金手指', to: '工具' } },
  ])
  expect(findingsOf([text('金 手 指课堂')], list)[0]).not.toHaveProperty('correction')
})

test('where a word stands is told as it is written', () => {
  const written = '今天 金·手★指 开课，保 本'
  const found = findWords(written, LIST)
  expect(found.map(({ word, start, end }) => [word, written.slice(start, end)])).toEqual([
    ['金手指', '金·手★指'],
    ['保本', '保 本'],
  ])
  expect(findWords('普通的一句话', LIST)).toEqual([])
})

/** A list of the maximum size, with words that overlap as badly as they can. */
test('two thousand words cost a full page little', () => {
  const words = Array.from({ length: 2_000 }, (_, index) =>
    listed(`${'涨'.repeat((index % 30) + 2)}${index.toString(36)}末`),
  )
  const blocks = Array.from({ length: 100 }, () => text('涨'.repeat(400)))
  const begun = performance.now()
  expect(findingsOf(blocks, words)).toEqual([])
  expect(performance.now() - begun).toBeLessThan(5_000)
})
