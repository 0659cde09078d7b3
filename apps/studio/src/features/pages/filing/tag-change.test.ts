import { expect, test } from 'vitest'
import { tagChange, tagProblem, tidyTags } from './tag-change'

test('tags are kept as they were typed first, without blanks, each once', () => {
  expect(tidyTags([' ETF', 'etf', '', '  ', '直播 '])).toEqual(['ETF', '直播'])
})

test('only what differs is put on and taken off, and other letters are no difference', () => {
  expect(tagChange(['ETF', '直播'], ['etf', '基金'])).toEqual({ add: ['基金'], remove: ['直播'] })
  expect(tagChange([], [])).toEqual({ add: [], remove: [] })
})

test('what the gateway would refuse is said before', () => {
  const eight = Array.from({ length: 8 }, (_none, at) => `标签${at}`)
  expect(tagProblem(eight)).toBeUndefined()
  expect(tagProblem([...eight, '多了'])).toBe('tooMany')
  expect(tagProblem(['十三个字的标签怎么也放不下啊'])).toBe('tooLong')
})
