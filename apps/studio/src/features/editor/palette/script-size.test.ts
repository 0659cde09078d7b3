import { expect, test } from 'vitest'
import { scriptSize } from './script-size'

test.each([
  [0, '轻', '不需要下载脚本'],
  [600, '轻', '0.6 KB'],
  [1025, '中', '1.0 KB'],
  [3072, '中', '3.0 KB'],
  [9000, '重', '8.8 KB'],
])('%i bytes of script are told in a word, and in a figure to who asks', (bytes, text, figure) => {
  expect(scriptSize(bytes)).toMatchObject({ text, figure: expect.stringContaining(figure) })
})

test('a block that nobody weighed has none', () => {
  expect(scriptSize(undefined)).toBeUndefined()
})
