import { examples } from '../../packages/blocks/src/examples'
import { specs } from '../../packages/blocks/src/props'
import { type JsonValue, type PageDocument, readDocument, walkBlocks } from '../../packages/schema/src/server'

/** A page of a given number of blocks, including nested ones: every block's examples in turn, again and again. */
export function examplesPage(blocks: number): PageDocument {
  const kinds = Object.entries(examples).flatMap(([name, states]) =>
    states
      .filter(({ version }) => version === undefined)
      .map(({ value, common, children = [] }) => ({ name, value: { ...common, ...value }, children })),
  )
  const page_schema: unknown[] = []
  for (let index = 0, left = blocks; ; index += 1) {
    const next = kinds[index % kinds.length]
    left -= countBlocks([next])
    if (left < 0) break
    page_schema.push(next)
  }
  return read(page_schema)
}

function countBlocks(page_schema: readonly unknown[]): number {
  return Array.from(walkBlocks(read(page_schema))).length
}

function read(page_schema: readonly unknown[]): PageDocument {
  // A page is JSON, so `undefined` leaves a prop out.
  const page = JSON.stringify({ code: 'bench-render', title: '性能测试', page_schema })
  return readDocument(JSON.parse(page) as JsonValue, specs).document
}
