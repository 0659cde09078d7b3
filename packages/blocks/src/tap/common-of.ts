import type { Action, CommonProps } from '@yingzao/schema/client'

/** What a tap on an item of a block does, in the form in which every block has it. */
export function commonOf({ action }: { action?: Pick<Action, 'type'> | undefined }): CommonProps {
  // The reader leaves out what an action does not have, so none of its fields is undefined.
  return action ? { action: action as Action } : {}
}
