import { AD_DISPATCH, WEB_PAGE } from '@yingzao/schema/client'

/** The pages that an action of type 1 can open, by the name the app knows them by. */
export const APP_PAGE_NAMES = [
  'coupons',
  'walletRecharge',
  'walletRecord',
  'personalCenter',
  'courseList',
  'strategyList',
  'topicList',
  'fundDetail',
  'orderPay',
  'communityService',
  WEB_PAGE,
  AD_DISPATCH,
] as const

export type AppPageName = (typeof APP_PAGE_NAMES)[number]

/** How the app is asked for a page, and what it has to be told. */
export interface AppPageCall {
  /** 1: list by number, 2: web page, 3: ad, 5: community, 8: order, 29: page by name. */
  jumpType: 1 | 2 | 3 | 5 | 8 | 29
  /** Names of the parameters it takes. */
  params: readonly string[]
  /** It opens nothing without the first of them. */
  isParamNeeded?: true
}

export const APP_PAGE_CALLS: Readonly<Record<AppPageName, AppPageCall>> = {
  coupons: { jumpType: 29, params: [] },
  walletRecharge: { jumpType: 29, params: ['amount'] },
  walletRecord: { jumpType: 29, params: [] },
  personalCenter: { jumpType: 29, params: [] },
  courseList: { jumpType: 1, params: ['category'] },
  strategyList: { jumpType: 1, params: ['category'] },
  topicList: { jumpType: 1, params: [] },
  fundDetail: { jumpType: 29, params: ['fund_code'], isParamNeeded: true },
  orderPay: { jumpType: 8, params: ['pid'], isParamNeeded: true },
  communityService: { jumpType: 5, params: ['group_id'] },
  [WEB_PAGE]: { jumpType: 2, params: ['title'] },
  [AD_DISPATCH]: { jumpType: 3, params: ['id'], isParamNeeded: true },
}

export function isAppPageName(name: unknown): name is AppPageName {
  return typeof name === 'string' && Object.hasOwn(APP_PAGE_CALLS, name)
}
