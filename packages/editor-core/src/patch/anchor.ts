import type { SlotPath, Target } from '../page/page'
import type { Anchor } from './patch'

/** An anchor as short as it can be said. */
export function anchorBehind(parentId: Target, slot: SlotPath, after: string | null): Anchor {
  return slot.length === 1 ? { parentId, after } : { parentId, slot, after }
}
