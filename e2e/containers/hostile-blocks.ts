import { specs } from '../../packages/blocks/src/props'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import type { Block, Field } from '../../packages/schema/src/server'
import { HOSTILE_ADDRESSES } from '../../packages/schema/src/testing'
import { exampleBlocks, readBlock } from '../blocks/example-blocks'

const ADDRESS_CONTROLS = new Set(['link', 'image', 'media', 'path'])

/** A value for every address field, with the address in that field alone. */
function* plantings(fields: readonly Field[], address: string): Generator<Record<string, unknown>> {
  for (const field of fields) {
    if (ADDRESS_CONTROLS.has(field.control ?? '')) yield { [field.name]: address }
    const inner = field.kind === 'list' ? field.item : field
    if (inner.kind !== 'object') continue
    for (const value of plantings(inner.fields, address)) {
      const planted = { ...(inner.control === 'action' ? { type: ACTION_TYPES.link } : {}), ...value }
      yield { [field.name]: field.kind === 'list' ? [planted] : planted }
    }
  }
}

/**
 * Every block with every hostile address in every field that takes one, as they are after reading; each result once.
 */
export function hostileBlocks(): { blocks: Block[]; tried: number } {
  const found = new Map<string, Block>()
  let tried = 0
  for (const { name, fields } of specs.all) {
    const [good] = exampleBlocks(name)
    for (const address of HOSTILE_ADDRESSES) {
      const actions = [
        { action: { type: ACTION_TYPES.link, atext: address } },
        { action: { type: ACTION_TYPES.api, api: address } },
      ]
      for (const value of [...plantings(fields, address), ...actions]) {
        const { block } = readBlock(name, { ...good?.value, ...good?.common, ...value }, good?.children)
        found.set(JSON.stringify({ ...block, id: '' }), block)
        tried += 1
      }
    }
  }
  return { blocks: [...found.values()].map((block, index) => ({ ...block, id: `bad-${index}` })), tried }
}
