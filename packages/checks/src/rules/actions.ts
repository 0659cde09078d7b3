import { ACTION_TYPES, AD_DISPATCH, WEB_PAGE } from '@yingzao/schema/client'
import { eachAction } from '../each'
import { paramsOf } from '../page-params'
import type { Rule } from '../rule'

/** The pages of the app that a button can name, and the two names that are ways of jumping. */
// biome-ignore format: one line reads better than one per name
const APP_PAGES = new Set([
  'coupons', 'walletRecharge', 'walletRecord', 'personalCenter', 'courseList', 'strategyList', 'topicList', 'fundDetail',
  'orderPay', 'communityService', WEB_PAGE, AD_DISPATCH,
])

/** The parameters that some of them need. */
const NEEDED: Readonly<Record<string, string>> = {
  fundDetail: 'fund_code',
  orderPay: 'pid',
  [AD_DISPATCH]: 'id',
}

const ORDER = '/oabase/api/shop/v1/order'

/** A button that opens a page of the app names an existing one. */
const pageUnknown: Rule = {
  id: 'page-unknown',
  group: 'actions',
  severity: 'warning',
  title: '页面名称不存在',
  why: '访客点击后只会看到“页面不存在”。',
  fix: '请从列表中选择要打开的页面。',
  find: eachAction(
    ({ action: { type, pageName = '' } }) =>
      type === ACTION_TYPES.page &&
      !APP_PAGES.has(pageName) && {
        path: 'pageName',
        message: pageName === '' ? '没有选择要打开的页面。' : `没有名为“${pageName}”的页面。`,
      },
  ),
}

/** A page that needs to know what to show is told. */
const pageParamMissing: Rule = {
  id: 'page-param-missing',
  group: 'actions',
  severity: 'warning',
  title: '缺少页面参数',
  why: '没有参数，打开的页面不知道该显示什么。',
  fix: '请在页面参数中补上，例如 fund_code=000001。',
  find: eachAction(({ action: { type, pageName = '', pageParam = '' } }) => {
    const needed = type === ACTION_TYPES.page ? NEEDED[pageName] : undefined
    if (needed === undefined || paramsOf(pageParam).has(needed)) return false
    return { path: 'pageParam', message: `打开“${pageName}”需要参数 ${needed}。` }
  }),
}

/** Parameters are written as `a=1&b=2`. */
const pageParamMalformed: Rule = {
  id: 'page-param-malformed',
  group: 'actions',
  severity: 'warning',
  title: '页面参数格式不对',
  why: '参数按 & 和 = 拆分，写错的部分会丢失。',
  fix: '请写成 a=1&b=2 的形式，不要带问号、空格和中文符号。',
  find: eachAction(
    ({ action: { pageParam = '' } }) =>
      pageParam !== '' &&
      !pageParam.split('&').every((part) => /^[^\s=?＝＆]+=\S*$/.test(part)) && {
        path: 'pageParam',
        message: `参数“${pageParam.slice(0, 40)}”无法完整拆分。`,
      },
  ),
}

/** An order is for something. */
const orderEmpty: Rule = {
  id: 'order-empty',
  group: 'actions',
  severity: 'warning',
  title: '下单没有商品',
  why: '没有商品规格，下单一定失败。',
  fix: '请在页面参数中补上 sku_id。',
  find: eachAction(
    ({ action: { type, api, pageParam = '' } }) =>
      type === ACTION_TYPES.api &&
      api?.split('?')[0] === ORDER &&
      !paramsOf(`${api.split('?')[1] ?? ''}&${pageParam}`).has('sku_id') && {
        path: 'pageParam',
        message: '下单接口没有带 sku_id。',
      },
  ),
}

/** Who may join a group is decided by its activity. */
const groupActivityMissing: Rule = {
  id: 'group-activity-missing',
  group: 'actions',
  severity: 'warning',
  title: '入群没有活动类型',
  why: '没有活动类型就查不到入群资格，访客会被告知不符合条件。',
  fix: '请填写这个社群的活动类型。',
  find: eachAction(
    ({ action: { type, activeType = '' } }) =>
      type === ACTION_TYPES.joinGroup &&
      activeType.trim() === '' && { path: 'activeType', message: '加入社群的动作没有活动类型。' },
  ),
}

export const actionRules: readonly Rule[] = [
  pageUnknown,
  pageParamMissing,
  pageParamMalformed,
  orderEmpty,
  groupActivityMissing,
]
