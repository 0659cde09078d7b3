import type { SlotPath, Target } from '../page/page'
import type { Anchor } from './patch'

/** An anchor in its shortest form. */
export function anchorBehind(parentId: Target, slot: SlotPath, after: string | null): Anchor {
  return slot.length === 1 ? { parentId, after } : { parentId, slot, after }
}
