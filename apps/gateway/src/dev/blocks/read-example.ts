import type { Example } from '@yingzao/blocks/example'
import { specs } from '@yingzao/blocks/props'
import { type Block, type JsonValue, readDocument, walkBlocks } from '@yingzao/schema/server'

/** An example of a block and its number, which begins at 1 and is part of its address. */
export interface NumberedExample {
  name: string
  number: number
  example: Example
}

export const exampleId = (number: number): string => `example-${number}`

/** Reads an example as a page is read. Its ids begin with its own, so that several can be on one page. */
export function readExample({ name, number, example }: NumberedExample): Block[] {
  const { value, common, children = [], version } = example
  const page = { page_schema: [{ name, value: { ...common, ...value }, children }] }
  const { document } = readDocument(
    page as unknown as JsonValue,
    specs,
    version === undefined ? {} : { version },
  )
  const id = exampleId(number)
  for (const { block } of walkBlocks(document)) {
    block.id = document.page_schema.includes(block) ? id : `${id}.${block.id}`
  }
  return document.page_schema
}

/** A button that opens a popup, for an example that is initially closed. */
export function opener({ number, example: { title } }: NumberedExample): Block {
  return {
    name: specs.firstHaving('pressed').name,
    id: `open-${number}`,
    value: { type: 'text', text: `打开：${title}`, animate: 'none', align: 'center' },
    common: { action: { type: 3, popupId: exampleId(number) } },
    children: [],
  }
}
