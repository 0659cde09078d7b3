import { toWireDocument, utf8Bytes } from '@yingzao/schema/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, acts, startPage } from '../testing/random-editing'
import { TestEditor } from '../testing/test-editor'
import { sizeOf } from './size'

test('a page is as large as the document that is stored of it', () => {
  const measured = fc.property(acts, (done) => {
    const editor = new TestEditor(startPage())
    for (const one of done) act(editor, one)
    const json = JSON.stringify(toWireDocument(editor.page))
    const { bytes, nodes, depth, blocks } = sizeOf(editor.page)
    expect(bytes).toBe(utf8Bytes(json))
    expect({ nodes, depth, blocks }).toEqual(counted(JSON.parse(json)))
  })
  fc.assert(measured, { numRuns: 20 })
})

interface Counted {
  nodes: number
  depth: number
  blocks: number
}

function counted(part: unknown): Counted {
  if (typeof part !== 'object' || part === null) return { nodes: 1, depth: 0, blocks: 0 }
  const inner = Object.values(part).map(counted)
  const isBlock = 'page_schema' in part === false && 'children' in part && 'name' in part
  return {
    nodes: inner.reduce((sum, { nodes }) => sum + nodes, 1),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    blocks: inner.reduce((sum, { blocks }) => sum + blocks, isBlock ? 1 : 0),
  }
}
