import { ACTION_TYPES, type Action, type ActionType, isRecord } from '@yingzao/schema/client'
import { actionFields, holds } from '@yingzao/schema/server'

/** A link to a place of the page is a link to the contract and a thing of its own to people. */
export const PLACE = 'place'

/** What somebody chooses that a tap does. */
export type ActionKind = ActionType | typeof PLACE

/** What an action is called in the list; undefined for none. */
export function kindOf(action: unknown): ActionKind | undefined {
  if (!isRecord(action)) return undefined
  const { type, atext } = action
  return type === ACTION_TYPES.link && isPlace(atext) ? PLACE : (type as ActionType)
}

/**
 * An action of another kind. It keeps what it has in common with the one before, and nothing that would lie in wait; one
 * that scrolls begins with the place that is given.
 */
export function actionOf(kind: ActionKind, before: unknown, firstPlace = ''): Action {
  const type = kind === PLACE ? ACTION_TYPES.link : kind
  const { atext, ...others } = isRecord(before) ? before : {}
  const known: Record<string, unknown> = isPlace(atext) ? others : { ...others, atext }
  const kept = actionFields.filter(
    ({ name, when }) => name !== 'type' && known[name] !== undefined && holds(when, { type }),
  )
  return {
    ...Object.fromEntries(kept.map(({ name }) => [name, known[name]])),
    ...(kind === PLACE && { atext: `#${firstPlace}` }),
    type,
  } as Action
}

/** Whether an address is a place of the page that it stands in. */
export function isPlace(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('#')
}
