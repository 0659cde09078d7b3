import { isAppPage } from '../pages/app-pages'
import { ActionFailure, type Handler } from './handler'
import { parseParams } from './params'

const NO_SUCH_PAGE = '页面不存在'
const BAD_LINK = '链接无效'

/** Pages that show what belongs to somebody. */
const PERSONAL = new Set(['coupons', 'walletRecharge', 'walletRecord', 'personalCenter', 'orderPay'])

/** What a page is nothing without. */
const REQUIRED = new Map([
  ['fundDetail', 'fund_code'],
  ['orderPay', 'pid'],
])

/** Type 1: a named page of the app, or what stands for it elsewhere. */
export const showPage: Handler = {
  needsLogin: ({ pageName = '' }) => PERSONAL.has(pageName),
  async run({ pageName = '', pageParam, appPageParam }, { primitives, container }) {
    if (!isAppPage(pageName)) throw new ActionFailure(NO_SUCH_PAGE)
    const params = parseParams((container === 'app' && appPageParam) || pageParam)
    const required = REQUIRED.get(pageName)
    if (required !== undefined && !params[required]) throw new ActionFailure(BAD_LINK)
    await primitives.appPage({ name: pageName, params })
  },
}
