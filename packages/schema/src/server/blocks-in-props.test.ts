import { expect, test } from 'vitest'
import { mapBlocks } from '../blocks-in'
import type { JsonRecord, JsonValue } from '../json'
import { LIMITS } from '../limits'
import { sampleSpecs } from '../testing/sample-specs'
import { walkBlocks } from '../walk-blocks'
import { toWireDocument } from '../wire-document'
import { readDocument } from './read-document'

const text = (html: string): JsonRecord => ({ name: 'text', value: { html } })
const pane = (title: string, ...children: JsonValue[]): JsonRecord => ({ title, children })

/** Reads a page of one block with panes; findings are listed by their place below that block's value. */
function readPanes(value: JsonRecord) {
  const page: JsonValue = { code: 'a', title: '页', page_schema: [{ name: 'panes', value }] }
  const { document, findings, paths } = readDocument(page, sampleSpecs)
  const said = findings.map(
    ({ severity, rule, path }) => `${severity} ${rule} ${path.replace('page_schema[0].value.', '')}`,
  )
  const ids = [...walkBlocks(document)].map(({ block }) => block.id)
  return { document, findings, paths, said, ids }
}

test('blocks in a prop are read like any others, each with an id of its own', () => {
  const { document, ids, said } = readPanes({
    list: [pane('甲', text('一')), pane('乙', text('二'), text('三'))],
  })
  expect(said).toEqual([])
  expect(ids).toEqual(['panes-1', 'text-1', 'text-2', 'text-3'])
  expect(document.page_schema[0]?.value).toMatchObject({
    list: [
      { title: '甲', children: [{ id: 'text-1', value: { html: '一' }, common: {}, children: [] }] },
      { title: '乙', children: [{ id: 'text-2' }, { id: 'text-3' }] },
    ],
  })
})

test('a walk meets them in document order and knows whom they stand in', () => {
  const inner = { name: 'panes', value: { list: [pane('丙', text('里')), pane('丁', text('面'))] } }
  const { document } = readPanes({ list: [pane('甲', inner), pane('乙', text('二'))] })
  const walked = [...walkBlocks(document)].map(({ block, ancestors }) =>
    [...ancestors, block].map(({ id }) => id).join('/'),
  )
  expect(walked).toEqual([
    'panes-1',
    'panes-1/panes-2',
    'panes-1/panes-2/text-1',
    'panes-1/panes-2/text-2',
    'panes-1/text-3',
  ])
})

test('what is said of them names their place and their id', () => {
  const { findings, paths } = readPanes({
    list: [pane('甲', text('一')), pane('乙', null, text('<script>'))],
  })
  expect(findings).toMatchObject([
    { rule: 'not-a-block', path: 'page_schema[0].value.list[1].children[0]', blockId: 'panes-1' },
    {
      rule: 'script-removed',
      path: 'page_schema[0].value.list[1].children[1].value.html',
      blockId: 'text-2',
    },
  ])
  expect(paths.get('text-2')).toBe('page_schema[0].value.list[1].children[1]')
})

test('the wire form has the shape that came in, and reads back to the same page', () => {
  const { document } = readPanes({
    list: [pane('甲', { ...text('一'), action: { type: 14 } }), pane('乙', text('二'))],
  })
  const wire = toWireDocument(document)
  expect(wire.page_schema[0]?.value.list).toEqual([
    {
      title: '甲',
      children: [{ name: 'text', id: 'text-1', value: { html: '一', action: { type: 14 } }, children: [] }],
    },
    { title: '乙', children: [{ name: 'text', id: 'text-2', value: { html: '二' }, children: [] }] },
  ])
  expect(readDocument(wire as unknown as JsonValue, sampleSpecs)).toMatchObject({ document, findings: [] })
})

test('another name of a prop is read as well, and named where something is said of it', () => {
  expect(readPanes({ panes: [pane('甲', text('一')), pane('乙')] })).toMatchObject({
    ids: ['panes-1', 'text-1'],
    said: ['info coerced panes', 'error required-empty panes[1].children'],
  })
  expect(readPanes({ list: null, items: [pane('甲', text('一')), pane('乙', text('二'))] }).said).toEqual([
    'info coerced items',
  ])
})

test('the prop’s own name counts when both are there', () => {
  const both = readPanes({
    list: [pane('甲', text('一')), pane('乙', text('二'))],
    panes: [pane('丙', text('三'))],
  })
  expect(both.ids).toEqual(['panes-1', 'text-1', 'text-2'])
})

test('too few items are kept and refuse publishing, like too many', () => {
  const few = readPanes({ list: [pane('甲', text('一'))] })
  expect(few).toMatchObject({ ids: ['panes-1', 'text-1'], said: ['error too-few list'] })
  const many = readPanes({ list: [1, 2, 3, 4].map((number) => pane(`${number}`, text('一'))) })
  expect(many.said).toEqual(['error too-many list'])
  expect(many.ids).toHaveLength(5)
})

test.each([['一段文字'], [{ name: 'text' }], [7], [true]])('%j is no list of blocks', (children) => {
  const { said } = readPanes({ list: [{ title: '甲', children }, pane('乙', text('二'))] })
  expect(said).toEqual(['error unusable-value list[0].children'])
})

/** Panes in panes, `levels` blocks deep, with a text innermost. */
function nested(levels: number): JsonRecord {
  if (levels === 1) return text('最里层')
  return { name: 'panes', value: { list: [pane('甲', nested(levels - 1)), pane('乙', text('旁'))] } }
}

test('panes may stand in panes as deep as any block', () => {
  const read = (levels: number) =>
    readDocument({ code: 'a', title: '页', page_schema: [nested(levels)] }, sampleSpecs)
  const deepest = read(LIMITS.blockDepth)
  expect(deepest.findings).toEqual([])
  expect(JSON.stringify(deepest.document)).toContain('最里层')
  expect(read(LIMITS.blockDepth + 1).findings).toContainEqual(
    expect.objectContaining({ rule: 'limit-block-depth', severity: 'error' }),
  )
})

test('they count towards the number of blocks of a page', () => {
  const many = Array<JsonValue>(LIMITS.blocks).fill({ name: 'text' })
  expect(readPanes({ list: [pane('甲', ...many)] }).findings).toMatchObject([{ rule: 'limit-blocks' }])
})

test('a value without blocks in it stays the same object', () => {
  const value = { list: [{ title: '甲' }], count: 3 }
  expect(mapBlocks(value, () => undefined)).toBe(value)
})
