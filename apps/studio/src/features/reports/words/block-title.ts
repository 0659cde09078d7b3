import { OTHER_BLOCKS } from '@yingzao/contract/studio'
import { specs } from '../../../ui/said/specs'
import { wording } from '../wording'

/** The title of a block in the palette, by its registered name; for a block that no longer exists, the name itself. */
export function blockTitle(name: string): string {
  if (name === OTHER_BLOCKS) return wording.otherBlocks.title
  return specs.find(name)?.title ?? name
}
