import type { Block } from '@yingzao/schema/client'
import { type BlockSpec, walkFields } from '@yingzao/schema/server'
import { type Claim, claimsOf, namesIn } from './claims'
import { sampleClaims, sampleNames } from './samples.generated'
import { isRead } from './texts'

const CLAIMS: ReadonlySet<string> = new Set(sampleClaims)
const NAMES: ReadonlySet<string> = new Set(sampleNames)

/** What a block claims in the words of the library. */
export function claimedSamples(block: Pick<Block, 'value'>, spec: BlockSpec | undefined): Claim[] {
  return claimsOf(block, (trait) => spec?.traits[trait] !== undefined).filter(({ key }) => CLAIMS.has(key))
}

/** The name in a text that the library made up. */
export function sampleNameIn(text: string): string | undefined {
  return NAMES.size > 0 ? namesIn(text).find((one) => NAMES.has(one)) : undefined
}

/**
 * Where a block still has what the library made up, so that its page cannot be published; below the block, in the order
 * of its fields.
 */
export function samplePlaces(block: Pick<Block, 'value'>, spec: BlockSpec | undefined): string[] {
  const claimed = new Set(claimedSamples(block, spec).map(({ path }) => path))
  const places: string[] = []
  for (const { field, value, path } of walkFields(block.value, spec?.fields ?? [])) {
    const isName = typeof value === 'string' && isRead(field.name) && sampleNameIn(value) !== undefined
    if (isName || claimed.has(`value.${path}`)) places.push(`value.${path}`)
  }
  return places
}
