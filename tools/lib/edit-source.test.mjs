import { expect, test } from 'vitest'
import { addElement, addImport, addProperty, addStatement, append } from './edit-source.mjs'

test('an import comes behind the others, or first, and only once', () => {
  const both = "import { a } from 'a'\nimport { b } from 'b'\n\na()\n"
  expect(addImport("import { a } from 'a'\n\na()\n", 'b', 'b')).toBe(both)
  expect(addImport('a()\n', 'b', 'b')).toBe("import { b } from 'b'\na()\n")
  expect(addImport(both, 'a', 'a')).toBe(both)
})

test('declarations come with the imports that they need', () => {
  const source = "import { z } from 'zod'\n\nexport const a = z.int()\n"
  const more =
    "import { z } from 'zod'\nimport { id } from './id'\n\n/** An id. */\nexport const b = z.array(id)\n"
  expect(append(source, more)).toBe(
    "import { z } from 'zod'\nimport { id } from './id'\n\nexport const a = z.int()\n\n/** An id. */\nexport const b = z.array(id)\n",
  )
})

test.each([
  ['const all = { a }', ['all'], 'const all = { a,\nb: 1 }'],
  ['const all = { a, }', ['all'], 'const all = { a,\nb: 1, }'],
  ['const all = {}', ['all'], 'const all = {b: 1,\n}'],
  [
    'export const all = define({ in: { a: 2 } })',
    ['all', 'in'],
    'export const all = define({ in: { a: 2,\nb: 1 } })',
  ],
  ['const all = define({ a: 2 })', ['all', 'in'], 'const all = define({ a: 2,\nin: { b: 1 } })'],
])('a property is added to %s', (source, path, added) => {
  expect(addProperty(source, path, 'b: 1')).toBe(added)
})

test('an element is added to a list', () => {
  expect(addElement('const all: X[] = [\n  a,\n]', 'all', 'b')).toBe('const all: X[] = [\n  a,\nb,\n]')
})

test('a statement is added to the function that takes what it needs', () => {
  const source =
    'function f(app, ctx) {}\nexport function g(app) {}\nexport function h(app, ctx, more) {\n  a()\n}\n'
  expect(addStatement(source, ['app', 'ctx'], '  b()')).toBe(source.replace('  a()\n', '  a()\n  b()\n'))
  expect(addStatement('export function g({ db }) {}', ['app', 'ctx'], 'b()')).toBeUndefined()
})

test('what is not there is not made up', () => {
  expect(() => addProperty('const a = 1', ['all'], 'b')).toThrow('no variable all')
  expect(() => addProperty('const all = 1', ['all'], 'b')).toThrow('no object')
  expect(() => addElement('const all = {}', 'all', 'b')).toThrow('no list')
})
