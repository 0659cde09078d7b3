import { expect, test } from 'vitest'
import { ownBytes, scriptSize } from './script-size'

test.each([
  [0, '轻', '不需要下载脚本'],
  [600, '轻', '0.6 KB'],
  [1025, '中', '1.0 KB'],
  [3072, '中', '3.0 KB'],
  [9000, '重', '8.8 KB'],
])('%i bytes of script are told in a word, and in a figure to who asks', (bytes, text, figure) => {
  expect(scriptSize(bytes)).toMatchObject({ text, figure: expect.stringContaining(figure) })
})

test('a block costs what no other loads, nor the page', () => {
  const scripts = {
    inline: 3000,
    bytes: { loader: 6000, react: 50_000, form: 5000, list: 700, answers: 1400 },
    page: ['loader'],
    blocks: {
      form: { before: [], after: ['loader', 'react', 'form'] },
      other: { before: [], after: ['react'] },
      list: { before: ['answers', 'list'], after: [] },
      number: { before: ['answers'], after: [] },
    },
  }
  expect(['form', 'list', 'number', 'text'].map((name) => ownBytes(scripts, name))).toEqual([
    5000,
    700,
    0,
    undefined,
  ])
})

test('a block that nobody weighed has none', () => {
  expect(scriptSize(undefined)).toBeUndefined()
})
