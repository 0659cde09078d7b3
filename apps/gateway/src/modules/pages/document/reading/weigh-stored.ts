import { specs } from '@yingzao/blocks/props'
import { type PageFacts, type PageWeight, weighDocument } from '@yingzao/checks'
import { walkBlocks } from '@yingzao/schema/server'
import type { Config } from '../../../../config/config'
import { readStored, type StoredDocument } from './read-stored'

export interface WeighedPage {
  weight: PageWeight
  /** The registered names of its blocks, by their ids. */
  blocks: Record<string, string>
}

/** What a stored page makes a phone load, and its blocks. Undefined: the row breaks the limits of documents. */
export function weighStored(
  config: Pick<Config, 'linkHosts'>,
  code: string,
  stored: StoredDocument,
  facts: Required<Pick<PageFacts, 'scripts' | 'images'>>,
): WeighedPage | undefined {
  const read = readStored(config, code, stored)
  if ('broken' in read) return undefined
  const weight = weighDocument(read.document, specs, facts)
  const blocks = Array.from(walkBlocks(read.document), ({ block }) => [block.id, block.name] as const)
  return weight && { weight, blocks: Object.fromEntries(blocks) }
}
