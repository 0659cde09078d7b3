/** The 14 things a tap can do (SPEC.md section 9). The numbers are the contract's. */
export const ACTION_TYPES = {
  page: 1,
  code: 2,
  popup: 3,
  pay: 4,
  serviceChat: 5,
  niuniuService: 6,
  link: 7,
  api: 8,
  brokerageAccount: 9,
  enterpriseWechat: 10,
  stateCode: 11,
  treasuryReverseRepo: 12,
  joinGroup: 13,
  back: 14,
} as const

export type ActionType = (typeof ACTION_TYPES)[keyof typeof ACTION_TYPES]

/** `pageName` of jump type 2 (decision 46): the web page at `atext`; the app opens it in a web view of its own. */
export const WEB_PAGE = 'webPage'

/** `pageName` of jump type 3: wherever the ad centre sends the ad whose `id` is in `pageParam`. */
export const AD_DISPATCH = 'adDispatch'

/** What a block does when it is tapped. Which fields count depends on `type`, see DOMAIN.md 3.3. */
export interface Action {
  type: ActionType
  /** Type 7, and type 1 with the page name `webPage`: the address. */
  atext?: string
  /** Label for analytics. */
  actionName?: string
  codeId?: string
  popupId?: string
  appPageParam?: string
  niuniuCodeId?: string
  api?: string
  stateCodeId?: string
  pageName?: string
  pageParam?: string
  groupId?: string
  activeType?: string
  mark?: string
}
