import type { Example, ExampleBlock } from '@yingzao/blocks/example'
import type { Block, Finding, JsonValue } from '@yingzao/schema/client'
import { type BlockSpec, createSpecs, readDocument } from '@yingzao/schema/server'

/** A block that has been read, and the findings about it. */
export interface ReadExample {
  block: Block
  findings: Finding[]
}

/** Reads an example as the gateway reads a page; `specs` holds the block's own and those of blocks inside. */
export function readExample(name: string, example: Example, specs: readonly BlockSpec[]): ReadExample {
  const { value, common, children = [], version } = example
  return readOne({ name, id: 'one', value: { ...common, ...value }, children }, specs, version)
}

/** Reads one block that a document might hold, however careless. */
export function readOne(
  entry: ExampleBlock & { id: string },
  specs: readonly BlockSpec[],
  version?: number,
): ReadExample {
  // A page is JSON, so `undefined` leaves the prop out.
  const page = JSON.parse(JSON.stringify({ code: 'a', title: '页', page_schema: [entry] })) as JsonValue
  const { document, findings } = readDocument(
    page,
    createSpecs(specs),
    version === undefined ? {} : { version },
  )
  const block = document.page_schema[0]
  if (!block) throw new Error(`"${entry.name}" did not survive reading: ${JSON.stringify(findings)}`)
  return { block, findings }
}
