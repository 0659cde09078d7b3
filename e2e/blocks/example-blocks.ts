import { examples } from '../../packages/blocks/src/examples'
import { specs } from '../../packages/blocks/src/props'
import { type Block, type Finding, type JsonValue, readDocument } from '../../packages/schema/src/server'

/** Reads one block from a page as a careless author might write it. */
export function readBlock(
  name: string,
  value: Record<string, unknown>,
  children: readonly unknown[] = [],
): { block: Block; findings: Finding[] } {
  // A page is JSON, so `undefined` leaves a prop out.
  const page = JSON.stringify({ code: 'a', title: '页', page_schema: [{ name, value, children }] })
  const { document, findings } = readDocument(JSON.parse(page) as JsonValue, specs)
  const block = document.page_schema[0]
  if (!block) throw new Error(`${name} did not survive reading: ${JSON.stringify(findings)}`)
  return { block, findings }
}

/** The blocks of a kind as its examples show them, without those that render nothing. */
export function exampleBlocks(name: string): Block[] {
  return (examples[name] ?? [])
    .filter(({ draws, version }) => draws === undefined && version === undefined)
    .map(({ value, common, children }) => readBlock(name, { ...common, ...value }, children).block)
}

/** The text of a sound block, asleep and awake. */
export const SOUND = '甲已领取'

/** A sound live block, whose chunk is loaded when it is near. */
export function soundBlock(id: string): Block {
  const { block } = readBlock('noticeTicker', { list: [{ text: SOUND }, { text: '乙已领取' }] })
  return { ...block, id }
}

/** The names of all blocks. */
export const blockNames: readonly string[] = specs.all.map(({ name }) => name)
