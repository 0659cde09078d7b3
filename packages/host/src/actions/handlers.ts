import { ACTION_TYPES, type ActionType } from '@yingzao/schema/client'
import { openBrokerageAccount } from './brokerage-account'
import { createOrder } from './create-order'
import { ActionFailure, type Handler } from './handler'
import { joinGroup } from './join-group'
import { showLiveCode } from './live-code'
import { parseParams } from './params'
import { pay } from './pay'
import { showPage } from './show-page'
import { followStateCode, openServiceChat, showNiuniuService, showStaffCode } from './staff'

/** Type 12: lends money against treasury bonds, which only the app can do, and only a recent one. */
const lendAgainstBonds: Handler = {
  needsLogin: (_action, { container }) => container === 'app',
  async run({ appPageParam }, { container, isNewer, primitives }) {
    if (container !== 'app') return primitives.appSheet()
    if (!isNewer()) throw new ActionFailure('请升级到最新版本')
    const params = parseParams(appPageParam)
    await primitives.jump({ type: 29, page_name: 'treasuryReverseRepo', params })
  },
}

/** What each type of action does (DOMAIN.md 3.3). */
export const handlers: Readonly<Record<ActionType, Handler>> = {
  [ACTION_TYPES.page]: showPage,
  [ACTION_TYPES.code]: showLiveCode,
  [ACTION_TYPES.popup]: { run: async ({ popupId = '' }, { openPopup }) => openPopup(popupId) },
  [ACTION_TYPES.pay]: pay,
  [ACTION_TYPES.serviceChat]: openServiceChat,
  [ACTION_TYPES.niuniuService]: showNiuniuService,
  [ACTION_TYPES.link]: { run: ({ atext = '' }, { primitives }) => primitives.openUrl(atext) },
  [ACTION_TYPES.api]: createOrder,
  [ACTION_TYPES.brokerageAccount]: openBrokerageAccount,
  [ACTION_TYPES.enterpriseWechat]: showStaffCode,
  [ACTION_TYPES.stateCode]: followStateCode,
  [ACTION_TYPES.treasuryReverseRepo]: lendAgainstBonds,
  [ACTION_TYPES.joinGroup]: joinGroup,
  [ACTION_TYPES.back]: { run: (_action, { primitives }) => primitives.back() },
}
