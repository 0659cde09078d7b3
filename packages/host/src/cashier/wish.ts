import type { PaymentChannel } from '@yingzao/contract/client'
import type { SafeNavigate } from '../navigation/safe-navigate'

/**
 * What an order is made of, as `createOrder` takes it: `mark` or `shop_product_id`, perhaps `sku_id`. With `renew` 1 it is
 * a renewal, and `consent` says whether its visitor has ticked what they agree to.
 */
export type Goods = Readonly<Record<string, string>>

/**
 * What somebody wants of our cashier: to pay an order that there is, or goods of which one is to be made. `at`: they come
 * back from where it was paid, which proves nothing (`return`), or the app has said that it is done (`result`).
 */
export type CashierWish = { pid: string; at?: 'return' | 'result' } | { goods: Goods }

/** How the place that a page is open in has orders paid. */
export interface CashierMeans {
  /** By which supplier's way, the usual one first. */
  ways: readonly PaymentChannel[]
  /** It is shown in the middle of a screen, and not from below. */
  isWide?: boolean
  /** Suppliers take payments of this place from the page for payments only. */
  isOnPageOnly?: boolean
  /**
   * Has an order paid outside of the page: by the app, in the mini program, at a page of the deployment's own. False: it
   * did not get there. `onBack` is called where somebody says that it is done.
   */
  handOver?(pid: string, onBack: () => void): Promise<boolean>
  /** There is nothing to choose before that. */
  isHandedOverAtOnce?: boolean
  own: SafeNavigate
  login(): Promise<void>
  /** Goes to what was bought. */
  learn(): Promise<void>
}

/** The page for payments: WeChat allows payments to one directory. */
export const PAY_PAGE = '/h5-page/pay'

/** What that page is told. Where the visitor is now is where it leads back to. */
export function payPageQuery(wish: CashierWish, address: string): Record<string, string> {
  const { pathname, search } = new URL(address)
  const { at, ...order } = 'pid' in wish ? wish : { at: undefined, ...wish.goods }
  return { ...order, ...(at && { at }), ...(pathname === PAY_PAGE ? {} : { from: pathname + search }) }
}
