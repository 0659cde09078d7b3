import { AD_DISPATCH, WEB_PAGE } from '@yingzao/schema/client'
import { isAppPage } from '../pages/app-pages'
import { ActionFailure, type Handler } from './handler'
import { parseParams } from './params'

const NO_SUCH_PAGE = '页面不存在'
const BAD_LINK = '链接无效'

/** Pages that show what belongs to somebody. */
const PERSONAL = new Set(['coupons', 'walletRecharge', 'walletRecord', 'personalCenter', 'orderPay'])

/** The parameter that a page is useless without. */
const REQUIRED = new Map([
  ['fundDetail', 'fund_code'],
  ['orderPay', 'pid'],
])

/** Type 1: a named page of the app, or its replacement elsewhere. */
export const showPage: Handler = {
  needsLogin: ({ pageName = '' }) => PERSONAL.has(pageName),
  async run({ pageName = '', pageParam, appPageParam, atext }, { primitives, container }) {
    const params = parseParams((container === 'app' && appPageParam) || pageParam)
    // Two names are no pages of the app but ways of jumping (decision 46).
    if (pageName === WEB_PAGE)
      return primitives.jump({ type: 2, url: given(atext), title: params.title ?? '' })
    if (pageName === AD_DISPATCH) return primitives.jump({ type: 3, id: given(params.id) })
    if (!isAppPage(pageName)) throw new ActionFailure(NO_SUCH_PAGE)
    const required = REQUIRED.get(pageName)
    if (required !== undefined) given(params[required])
    await primitives.appPage({ name: pageName, params })
  },
}

function given(text = ''): string {
  if (text === '') throw new ActionFailure(BAD_LINK)
  return text
}
