import { describe, expect, test } from 'vitest'
import { camelCase, isVariable, KEBAB, kebabCase, pascalCase, whyNoTitle } from './names.mjs'
import { sampleCode } from './sample-code.mjs'

test.each([
  ['watch-list', 'watchList', 'WatchList'],
  ['w-broker-register', 'wBrokerRegister', 'WBrokerRegister'],
  ['leads', 'leads', 'Leads'],
  ['top-10', 'top-10', 'Top-10'],
])('%s is called %s and %s in code', (folder, variable, type) => {
  expect([camelCase(folder), pascalCase(folder)]).toEqual([variable, type])
})

test('a name goes back to its folder', () => {
  for (const folder of ['watch-list', 'w-broker-register', 'leads'])
    expect(kebabCase(camelCase(folder))).toBe(folder)
})

test('a folder has small letters, digits and single lines, and begins with a letter', () => {
  const good = ['a', 'watch-list', 'list2']
  const bad = ['a-1', '', 'List', 'watch_list', '-a', 'a-', 'a--b', '2list', 'a b', 'a/b', 'wätch']
  expect([...good, ...bad].filter((name) => KEBAB.test(name))).toEqual(good)
})

test('a title stands between quotes, so it holds none', () => {
  expect(whyNoTitle('挽留弹窗 (新)')).toBeUndefined()
  for (const title of ["it's", '"x"', '`x`', 'a\\b', 'a\nb', '$' + '{x}'])
    expect(whyNoTitle(title), title).toContain('Leave it out')
})

test('a word of the language is no variable', () => {
  const good = ['lead', 'of', 'async', 'type']
  const bad = ['class', 'new', 'await', 'let', 'yield', 'eval', '2nd', 'top-10']
  expect([...good, ...bad].filter(isVariable)).toEqual(good)
})

describe('the code of a value that a schema allows', () => {
  test.each([
    [{ const: 1 }, '1'],
    [{ const: 'me' }, '"me"'],
    [{ enum: ['csv', 'xlsx'] }, "'csv'"],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'null'],
    [{ anyOf: [{ type: 'integer', minimum: 3 }, { type: 'string' }] }, '3'],
    [{ type: 'string' }, "'示例'"],
    [{ type: 'string', format: 'date-time' }, "'2026-11-22T08:00:00Z'"],
    [{ type: 'string', format: 'date' }, "'2026-11-22'"],
    [{ type: 'integer' }, '1'],
    [{ type: 'number', minimum: 0 }, '0'],
    [{ type: 'boolean' }, 'false'],
    [{ type: 'array', items: { type: 'string' } }, '[]'],
    [{}, 'null'],
    [{ type: 'object' }, '{  }'],
  ])('%o is %s', (schema, code) => {
    expect(sampleCode(schema)).toBe(code)
  })

  test('has one line in the list that is asked for', () => {
    const row = { type: 'object', properties: { id: { type: 'integer' }, tags: { type: 'array' } } }
    const schema = {
      type: 'object',
      properties: {
        list: { type: 'array', items: row },
        next: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    }
    expect(sampleCode(schema, 'list')).toBe('{ list: [{ id: 1, tags: [] }], next: null }')
    expect(sampleCode(schema)).toBe('{ list: [], next: null }')
  })
})
