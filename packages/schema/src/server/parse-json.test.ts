import { expect, test } from 'vitest'
import type { JsonValue } from '../json'
import { LIMITS } from '../limits'
import { checkLimits, type Limited } from './check-limits'
import { parseDocument } from './parse-json'

function rulesOf(limited: Limited): string[] {
  return limited.findings.map((finding) => finding.rule)
}

function messageOf(text: string): string {
  return parseDocument(text).findings[0]?.message ?? ''
}

test('a plain document passes unchanged, with or without a byte order mark', () => {
  expect(parseDocument('\ufeff{"code":"a","list":[1,"好",null]}')).toEqual({
    ok: true,
    value: { code: 'a', list: [1, '好', null] },
    findings: [],
  })
})

test.each([
  ['a million brackets', '['.repeat(1_000_000), 'limit-bytes'],
  ['a million open objects', '{"a":'.repeat(1_000_000), 'limit-bytes'],
  ['as many brackets as the byte limit allows', '['.repeat(LIMITS.bytes), 'limit-depth'],
  ['a hundred thousand siblings', `[${'0,'.repeat(100_000)}0]`, 'limit-nodes'],
  ['a string of ten megabytes', `"${'a'.repeat(10_000_000)}"`, 'limit-bytes'],
  ['a string of 21 KB', JSON.stringify({ a: '好'.repeat(7_000) }), 'limit-string'],
  ['4,001 signs of markup in a text', JSON.stringify({ a: '<'.repeat(4_001) }), 'limit-markup'],
  ['4,001 signs of which each is another', JSON.stringify('<>&&'.repeat(1_001)), 'limit-markup'],
  ['20,001 signs in six texts', JSON.stringify(Array(6).fill('&'.repeat(3_334))), 'limit-markup'],
  ['40 brackets after strings that end in a backslash', `["\\\\","\\"[",${'['.repeat(40)}`, 'limit-depth'],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'limit-depth'],
  ['seven levels of blocks', nestedBlocks(7), 'limit-block-depth'],
  ['501 blocks', JSON.stringify({ page_schema: Array(501).fill(null) }), 'limit-blocks'],
  ['a __proto__ key', '{"a":{"__proto__":{"x":1}}}', 'forbidden-key'],
  ['an escaped __proto__ key', '{"\\u005f_proto__":1}', 'forbidden-key'],
  ['a __proto__ key that a repair would uncover', '{"__pro\\u0000to__":1}', 'forbidden-key'],
  ['a constructor key', '{"constructor":1}', 'forbidden-key'],
])('%s is refused at once', (_, text, rule) => {
  const start = performance.now()
  const parsed = parseDocument(text)
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(parsed.ok).toBe(false)
  expect(rulesOf(parsed)).toContain(rule)
})

test.each([
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`],
  ['six levels of blocks', nestedBlocks(6)],
  ['500 blocks', JSON.stringify({ page_schema: Array(500).fill(null) })],
  ['a string of 20 KB', JSON.stringify('a'.repeat(LIMITS.stringBytes))],
  ['4,000 signs of markup in each of five texts', JSON.stringify(Array(5).fill('<'.repeat(LIMITS.markup)))],
  ['brackets inside a string', JSON.stringify('['.repeat(1000))],
  ['brackets behind quotes and backslashes', JSON.stringify(`\\"${'['.repeat(99)}"\\`.repeat(9))],
  ['20,000 values', JSON.stringify(Array(LIMITS.nodes - 1).fill(0))],
])('%s is just allowed', (_, text) => {
  expect(parseDocument(text).findings).toEqual([])
})

test('a refusal names the limit, the actual value and what to do', () => {
  const [finding] = parseDocument(JSON.stringify({ page_schema: Array(612).fill(null) })).findings
  expect(finding?.message).toContain('612')
  expect(finding?.message).toContain('500')
  expect(finding?.fix).not.toBe('')
})

test('what no database can store comes back repaired and reported', () => {
  const parsed = parseDocument('{"a":1e999,"b":"x\\u0000y","c\\ud800":"\\udc00","d":"😀"}')
  expect(parsed).toMatchObject({ ok: true, value: { a: null, b: 'xy', 'c\ufffd': '\ufffd', d: '😀' } })
  expect(rulesOf(parsed)).toEqual(['unusable-value', 'repaired-text', 'repaired-text', 'repaired-text'])
})

test.each([
  ['{"a":NaN}', '第 1 行第 6 列', 'NaN'],
  ['{"a":-Infinity}', '第 1 行第 6 列', '-Infinity'],
  ['[undefined]', '第 1 行第 2 列', 'undefined'],
  ['{\n  "a": 1,\n}', '第 3 行第 1 列', '逗号'],
  ['[1 2]', '第 1 行第 4 列', '逗号或结尾的括号'],
  ['{"a" 1}', '第 1 行第 6 列', '冒号'],
  ["{'a':1}", '第 1 行第 2 列', '双引号'],
  ['{"a":[1}', '第 1 行第 8 列', '括号'],
  ['{"a":"x', '第 1 行第 6 列', '应是一个值'],
  ['{"a":1', '第 1 行第 7 列', '不完整'],
  ['', '第 1 行第 1 列', '不完整'],
  ['[1] x', '第 1 行第 5 列', '逗号'],
  ['[01]', '第 1 行第 3 列', '逗号'],
])('%s is refused with line and column', (text, place, reason) => {
  expect(messageOf(text)).toContain(place)
  expect(messageOf(text)).toContain(reason)
})

test('a value that holds itself is refused', () => {
  const loop: JsonValue[] = []
  loop.push(loop, loop)
  expect(rulesOf(checkLimits(loop))).toContain('limit-depth')
})

test('a value that is already parsed is repaired in a copy', () => {
  const value: JsonValue = { a: Number.NaN, b: ['x\u0000'] }
  expect(checkLimits(value)).toMatchObject({ ok: true, value: { a: null, b: ['x'] } })
  expect(value).toEqual({ a: Number.NaN, b: ['x\u0000'] })
})

function nestedBlocks(levels: number): string {
  let block: unknown = { name: 'text' }
  for (let level = 1; level < levels; level += 1) block = { name: 'popup', children: [block] }
  return JSON.stringify({ page_schema: [block] })
}
