import { expect, test } from 'vitest'
import { box, page, tabs, text } from '../testing/pages'
import { fail, succeed } from '../testing/test-editor'
import { applyPatch } from './apply-patch'

const start = () => page(text('a', '一'), box('frame', text('b')), tabs('panes', [text('c')]))

test('a patch from a wire changes the page and says what takes it back', () => {
  const wire = [
    { op: 'set', id: 'a', path: ['value', 'text'], value: '二' },
    { op: 'move', id: 'b', parentId: null, after: 'a' },
    { op: 'set', id: null, path: ['title'], value: '新' },
    { op: 'rename', id: 'b', to: 'bb' },
  ]
  const { page: next, inverse } = succeed(applyPatch(start(), wire))
  expect(next).toEqual({
    ...page(text('a', '二'), text('bb'), box('frame'), tabs('panes', [text('c')])),
    title: '新',
  })
  expect(succeed(applyPatch(next, JSON.parse(JSON.stringify(inverse)))).page).toEqual(start())
})

test('one bad operation at the end undoes those before it', () => {
  const before = start()
  const applied = applyPatch(before, [
    { op: 'remove', id: 'a' },
    { op: 'remove', id: 'a' },
  ])
  expect(fail(applied).rule).toBe('block-gone')
  expect(before).toEqual(start())
})

const inner = (depth: number): unknown => (depth === 0 ? 1 : { a: inner(depth - 1) })
const block = { name: 'text', id: 'new', value: {}, common: {}, children: [] }
const insert = (other: object, place: object = { parentId: null, after: null }) => ({
  op: 'insert',
  block: { ...block, ...other },
  ...place,
})
const set = (path: unknown, value: unknown, id: unknown = 'a') => ({ op: 'set', id, path, value })

const HOSTILE: [string, unknown, string][] = [
  ['no list', {}, 'bad-patch'],
  ['null', [null], 'bad-patch'],
  ['an operation of the prototype', [{ op: 'constructor' }], 'bad-patch'],
  ['an unknown operation', [{ op: 'eval', id: 'a' }], 'bad-patch'],
  ['a strange key', [{ op: 'remove', id: 'a', force: true }], 'bad-patch'],
  ['a missing key', [{ op: 'set', id: 'a', path: ['value', 'text'] }], 'bad-patch'],
  ['too many operations', Array.from({ length: 5_001 }, () => ({ op: 'remove', id: 'a' })), 'bad-patch'],
  ['an id that is no text', [{ op: 'remove', id: { toString: 'a' } }], 'bad-patch'],
  ['the page removed', [{ op: 'remove', id: null }], 'bad-patch'],
  ['a path that is a text', [set('value', 1)], 'bad-patch'],
  ['a path with a negative index', [set(['value', 'list', -1], 1)], 'bad-patch'],
  ['a path to the prototype', [set(['value', '__proto__', 'x'], 1)], 'forbidden-key'],
  ['a key of the prototype', [set(['value', 'constructor'], 1)], 'forbidden-key'],
  ['a forbidden key inside', [set(['value', 'x'], JSON.parse('{"a":{"__proto__":{}}}'))], 'forbidden-key'],
  ['a forbidden key behind U+0000', [set(['value', 'x'], { '__pro\u0000to__': 1 })], 'forbidden-key'],
  ['an inherited holder', [set(['value', 'toString', 'x'], 1)], 'field-gone'],
  ['a list of blocks as a value', [set(['value', 'children'], [])], 'field-gone'],
  ['a block by its index', [set(['value', 'list', 0, 'children', 0, 'id'], 'x', 'panes')], 'field-gone'],
  ['the children', [set(['children'], [])], 'field-gone'],
  ['the id', [set(['id'], 'b')], 'field-gone'],
  ['no value left', [{ op: 'unset', id: 'a', path: ['value'] }], 'bad-value'],
  ['a name that is none', [set(['name'], '')], 'bad-value'],
  ['the code of the page', [set(['code'], 'other', null)], 'field-gone'],
  ['the blocks of the page', [set(['page_schema'], [], null)], 'field-gone'],
  ['a title that is none', [set(['title'], 7, null)], 'bad-value'],
  ['no title left', [{ op: 'unset', id: null, path: ['title'] }], 'bad-value'],
  ['a background that loads', [set(['background'], 'javascript:alert(1)', null)], 'bad-value'],
  ['a page id that is none', [set(['extra', 'pageID'], {}, null)], 'bad-value'],
  ['a slot that is none', [insert({}, { parentId: 'a', slot: ['value', 'text'], after: null })], 'bad-patch'],
  [
    'a slot that is not there',
    [insert({}, { parentId: 'panes', slot: ['value', 'list', 5, 'children'], after: null })],
    'place-gone',
  ],
  ['a neighbour that is not there', [insert({}, { parentId: null, after: 'b' })], 'place-gone'],
  ['an id that stands already', [insert({ id: 'b' })], 'duplicate-id'],
  ['an id inside that stands already', [insert({ children: [{ ...block, id: 'b' }] })], 'duplicate-id'],
  ['an id that cannot be one', [insert({ id: 'a"onload=' })], 'bad-id'],
  ['a block with a strange key', [insert({ html: '<script>' })], 'bad-value'],
  ['children that are none', [insert({ children: { length: 1 } })], 'bad-value'],
  ['blocks in props that are none', [insert({ value: { children: ['x'] } })], 'bad-value'],
  ['a text that is too long', [set(['value', 'text'], 'x'.repeat(30_000))], 'limit-string'],
  ['a value that is too deep', [set(['value', 'x'], inner(40))], 'limit-depth'],
  ['a value that is very deep', [set(['value', 'x'], inner(5_000))], 'limit-depth'],
  ['too deep with what is around it', [set(['value', 'x'], inner(29))], 'limit-depth'],
  [
    'too many parts',
    [
      set(
        ['value', 'x'],
        Array.from({ length: 20_001 }, () => 0),
      ),
    ],
    'limit-nodes',
  ],
  [
    'too many in several strokes',
    Array.from({ length: 5 }, (_none, n) =>
      set(
        ['value', `x${n}`],
        Array.from({ length: 5_000 }, () => 0),
      ),
    ),
    'limit-nodes',
  ],
  ['a block into itself', [{ op: 'move', id: 'frame', parentId: 'b', after: null }], 'into-itself'],
  [
    'an item beyond the end',
    [{ op: 'addItem', id: 'panes', path: ['value', 'list', 4], value: {} }],
    'field-gone',
  ],
  [
    'an item that is not there',
    [{ op: 'moveItem', id: 'panes', path: ['value', 'list', 0], to: 3 }],
    'field-gone',
  ],
]

test.each(HOSTILE)('%s is refused', (_name, patch, rule) => {
  const before = start()
  expect(fail(applyPatch(before, patch)).rule).toBe(rule)
  expect(before).toEqual(start())
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test('a set that just follows its path would reach what all objects inherit', () => {
  type Holder = Record<string, unknown>
  function carelessSet(root: Holder, path: readonly string[], value: unknown): void {
    const holder = path.slice(0, -1).reduce<Holder>((at, step) => at[step] as Holder, root)
    holder[path.at(-1) ?? ''] = value
  }
  // Stands in for the prototype of all objects, so that the twin harms nothing else.
  const inherited: Holder = {}
  carelessSet({ value: Object.create(inherited) }, ['value', '__proto__', 'x'], 1)
  expect(inherited.x).toBe(1)
})

test('a page that is over a limit already may become smaller, and undo may bring it back', () => {
  const many = page(...Array.from({ length: 510 }, (_none, index) => text(`t${index}`)))
  const { page: fewer, inverse } = succeed(applyPatch(many, [{ op: 'remove', id: 't0' }]))
  expect(fewer.page_schema).toHaveLength(509)
  expect(succeed(applyPatch(many, [set(['value', 'text'], '好', 't1')])).page.page_schema).toHaveLength(510)
  expect(fail(applyPatch(fewer, inverse)).rule).toBe('limit-blocks')
})
