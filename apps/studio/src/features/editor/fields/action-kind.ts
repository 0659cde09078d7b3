import { ACTION_TYPES, type Action, type ActionType, isRecord } from '@yingzao/schema/client'
import { actionFields, holds } from '@yingzao/schema/server'

/** For the contract a link to a place on the page is a link like any other; people see it as a kind of its own. */
export const PLACE = 'place'

/** What somebody can choose a tap to do. */
export type ActionKind = ActionType | typeof PLACE

/** Returns which entry of the list an action is; undefined for no action. */
export function kindOf(action: unknown): ActionKind | undefined {
  if (!isRecord(action)) return undefined
  const { type, atext } = action
  return type === ACTION_TYPES.link && isPlace(atext) ? PLACE : (type as ActionType)
}

/**
 * Returns an action of another kind. It keeps what both kinds have in common, and nothing hidden that might take effect
 * later; one that scrolls starts with the given place.
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

/** Whether an address is a place on the page that contains it. */
export function isPlace(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('#')
}
