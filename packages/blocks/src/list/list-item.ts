import type { CommonProps } from '@yingzao/schema/client'
import type { ListProps } from './props'

export type ListItem = ListProps['list'][number]

/** What a tap on the item does, in the form in which every block has it. */
export function commonOf({ action }: ListItem): CommonProps {
  // The reader leaves out what an action does not have, so none of its fields is undefined.
  return action ? { action: action as NonNullable<CommonProps['action']> } : {}
}
