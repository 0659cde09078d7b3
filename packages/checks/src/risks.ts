import { ACTION_TYPES } from '@yingzao/schema/client'
import { offersOf } from './offers'
import type { Page } from './page'

/**
 * Why more than one person has to look at a page: it takes money, gives advice on securities, or collects personal
 * data.
 */
export const PAGE_RISKS = ['money', 'advice', 'leads'] as const
export type PageRisk = (typeof PAGE_RISKS)[number]

/** Words that are only used by a page that gives advice, or tells of its success. */
export const ADVICE =
  /目标价|荐股|建议(?:买入|卖出|加仓|减仓|持有)|(?:买入|卖出)建议|推荐个股|个股推荐|买点提示|卖点提示|调仓建议/

/** What a page does that somebody other than its author has to review, in the order of `PAGE_RISKS`. */
export function risksOf(page: Page): PageRisk[] {
  const found: Record<PageRisk, boolean> = {
    money:
      page.having('takesPayment').length > 0 ||
      page.having('priceCards').length > 0 ||
      page.actions.some(({ action }) => action.type === ACTION_TYPES.pay || action.pageName === 'orderPay') ||
      (offersOf(page) ?? []).length > 0,
    advice: page.having('advises').length > 0 || page.texts.some(({ squashed }) => ADVICE.test(squashed)),
    leads: page.having('sells').length > 0,
  }
  return PAGE_RISKS.filter((risk) => found[risk])
}
