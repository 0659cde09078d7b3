import type { Action, Block } from '@yingzao/schema/client'
import { type Specs, walkFields } from '@yingzao/schema/server'

export interface FoundAction {
  action: Action
  /** Below the block: `value.list[1].action`. */
  path: string
}

/** Everything a tap on a block can do: its own action, and those of the items in its props. */
export function* actionsOf(block: Block, specs: Specs): Generator<FoundAction, void, undefined> {
  if (block.common.action !== undefined) yield { action: block.common.action, path: 'value.action' }
  for (const { field, value, path } of walkFields(block.value, specs.find(block.name)?.fields ?? [])) {
    if (field.control === 'action') yield { action: value as Action, path: `value.${path}` }
  }
}
