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

/** The parameters that the app takes with a page. */
export interface AppPageCall {
  /** Names of the parameters it takes. */
  params: readonly string[]
  /** The page does not open without the first of them. */
  isParamNeeded?: true
}

export const APP_PAGE_CALLS: Readonly<Record<AppPageName, AppPageCall>> = {
  coupons: { params: [] },
  walletRecharge: { params: ['amount'] },
  walletRecord: { params: [] },
  personalCenter: { params: [] },
  courseList: { params: ['category'] },
  strategyList: { params: ['category'] },
  topicList: { params: [] },
  fundDetail: { params: ['fund_code'], isParamNeeded: true },
  orderPay: { params: ['pid'], isParamNeeded: true },
  communityService: { params: ['group_id'] },
  [WEB_PAGE]: { params: ['title'] },
  [AD_DISPATCH]: { params: ['id'], isParamNeeded: true },
}

export function isAppPageName(name: unknown): name is AppPageName {
  return typeof name === 'string' && Object.hasOwn(APP_PAGE_CALLS, name)
}
