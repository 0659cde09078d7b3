import { ACTION_TYPES, type ActionType } from '../../packages/schema/src/client'
import { BROKERS, CODES, ORDERS, PURCHASES } from './call-rows'
import { BACK, BONDS, LINKS, PAGES, POPUPS } from './page-rows'
import type { Row } from './row'
import { CHANNELS, CHATS, GROUPS, NIUNIU, STAFF } from './staff-rows'

/**
 * What every type of action does, case by case and container by container. The tests run through it, and the
 * documentation is generated from it.
 */
export const TABLE: Readonly<Record<ActionType, readonly Row[]>> = {
  [ACTION_TYPES.page]: PAGES,
  [ACTION_TYPES.code]: CODES,
  [ACTION_TYPES.popup]: POPUPS,
  [ACTION_TYPES.pay]: PURCHASES,
  [ACTION_TYPES.serviceChat]: CHATS,
  [ACTION_TYPES.niuniuService]: NIUNIU,
  [ACTION_TYPES.link]: LINKS,
  [ACTION_TYPES.api]: ORDERS,
  [ACTION_TYPES.brokerageAccount]: BROKERS,
  [ACTION_TYPES.enterpriseWechat]: STAFF,
  [ACTION_TYPES.stateCode]: CHANNELS,
  [ACTION_TYPES.treasuryReverseRepo]: BONDS,
  [ACTION_TYPES.joinGroup]: GROUPS,
  [ACTION_TYPES.back]: BACK,
}

export const ROWS: readonly Row[] = Object.values(TABLE).flat()
