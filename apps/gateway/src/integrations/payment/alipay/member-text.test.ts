import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberText } from './member-text'

test('a member is found in any object, letter by letter', () => {
  const spaces = fc.constantFrom(undefined, 1, '\t')
  fc.assert(
    fc.property(
      fc.string(),
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()),
      spaces,
      (name, value, others, space) => {
        const { [name]: _own, ...rest } = others
        const json = JSON.stringify({ ...rest, [name]: value }, undefined, space)
        const text = memberText(json, name)
        expect(text).toBeDefined()
        expect(json).toContain(text)
        expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})

test.each([
  ['{"a":{"b":"\\/ \\" } ,"},"sign":"x"}', 'a', '{"b":"\\/ \\" } ,"}'],
  ['{"sign":"x","a":{"sign":"y"}}', 'a', '{"sign":"y"}'],
  ['{"x":{"a":1},"a":[{"a":2}, 3] }', 'a', '[{"a":2}, 3]'],
  ['{"x":"a","a":null}', 'a', 'null'],
  ['{"x":{"a":1}}', 'a', undefined],
  ['{"x":"a"}', 'a', undefined],
  ['{}', 'a', undefined],
])('in %s, %s is %s', (json, name, text) => {
  expect(memberText(json, name)).toBe(text)
})
