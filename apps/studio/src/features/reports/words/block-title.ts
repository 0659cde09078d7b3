import { OTHER_BLOCKS } from '@yingzao/contract/studio'
import { specs } from '../../../ui/said/specs'
import { wording } from '../wording'

/** What a block is called in the palette, by its registered name; of one that is there no more the name itself. */
export function blockTitle(name: string): string {
  if (name === OTHER_BLOCKS) return wording.otherBlocks.title
  return specs.find(name)?.title ?? name
}
