import { ACTION_TYPES } from '@yingzao/schema/client'
import { type ActionKind, PLACE } from './action-kind'

/** The 14 things a tap can do, by what somebody wants to reach. */
export const ACTION_GROUPS: Readonly<Record<'pages' | 'service' | 'money', readonly ActionKind[]>> = {
  pages: [PLACE, ACTION_TYPES.link, ACTION_TYPES.popup, ACTION_TYPES.page, ACTION_TYPES.back],
  service: [
    ACTION_TYPES.enterpriseWechat,
    ACTION_TYPES.serviceChat,
    ACTION_TYPES.niuniuService,
    ACTION_TYPES.joinGroup,
    ACTION_TYPES.code,
    ACTION_TYPES.stateCode,
  ],
  money: [
    ACTION_TYPES.pay,
    ACTION_TYPES.brokerageAccount,
    ACTION_TYPES.treasuryReverseRepo,
    ACTION_TYPES.api,
  ],
}
