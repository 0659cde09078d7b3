import { expect, test } from 'vitest'
import { parseParams } from './params'

test.each([
  ['', {}],
  [undefined, {}],
  ['a=1&b=2', { a: '1', b: '2' }],
  ['url=/x?y=z', { url: '/x?y=z' }],
  ['a&b=&=c&&', { a: '', b: '' }],
  ['a=1&a=2', { a: '2' }],
  ['name=%E8%AF%BE%20%E7%A8%8B&rate=100%', { name: '课 程', rate: '100%' }],
  ['a=1\n2', { a: '1\n2' }],
])('%j', (text, params) => {
  expect(parseParams(text)).toEqual(params)
})

test('a name of the language is a name like any other', () => {
  const params = parseParams('__proto__=x&constructor=y')
  expect(Object.entries(params)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
  expect(Object.getPrototypeOf(params)).toBe(Object.prototype)
})
