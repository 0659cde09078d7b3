import { type SlotPath, valueAt } from '@yingzao/editor-core'
import { type Block, isRecord } from '@yingzao/schema/client'
import { wording } from './wording'

/** The name of the item that a slot belongs to: a tab's title, or else its number. */
export function slotTitle(block: Block, path: SlotPath): string {
  const item = valueAt(block, path.slice(0, -1))
  const title = isRecord(item) && typeof item.title === 'string' ? item.title : ''
  const number = path.findLast((step): step is number => typeof step === 'number') ?? 0
  return wording.slot(title, number + 1)
}
