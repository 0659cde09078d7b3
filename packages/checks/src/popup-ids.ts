import { type PageDocument, walkBlocks } from '@yingzao/schema/client'

/** The ids that an action of type 3 can name. */
export function popupIds(document: PageDocument): Set<string> {
  const ids = new Set<string>()
  for (const { block } of walkBlocks(document)) if (block.name === 'popup') ids.add(block.id)
  return ids
}
