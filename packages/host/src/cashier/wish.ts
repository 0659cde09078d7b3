import type { PaymentChannel } from '@yingzao/contract/client'
import type { SafeNavigate } from '../navigation/safe-navigate'

/**
 * What an order is made of, as `createOrder` takes it: `mark` or `shop_product_id`, perhaps `sku_id`. With `renew` 1 it
 * is a renewal, and `consent` says whether the visitor has ticked what they agree to.
 */
export type Goods = Readonly<Record<string, string>>

/**
 * What a visitor wants of our cashier: to pay an existing order, or goods to create one for. `at`: they come back from
 * where it was paid, which proves nothing (`return`), or the app has said that it is done (`result`).
 */
export type CashierWish = { pid: string; at?: 'return' | 'result' } | { goods: Goods }

/** How orders are paid in the place where a page is open. */
export interface CashierMeans {
  /** The suppliers' ways to pay, the usual one first. */
  ways: readonly PaymentChannel[]
  /** Shown in the middle of the screen instead of from below. */
  isWide?: boolean
  /** Suppliers accept payments from this place only on the page for payments. */
  isOnPageOnly?: boolean
  /**
   * Has an order paid outside the page: by the app, in the mini program, on one of the deployment's own pages. False:
   * it did not get there. `onBack` is called when somebody says that it is done.
   */
  handOver?(pid: string, onBack: () => void): Promise<boolean>
  /** There is nothing to choose before the hand-over. */
  isHandedOverAtOnce?: boolean
  own: SafeNavigate
  login(): Promise<void>
  /** Goes to what was bought. */
  learn(): Promise<void>
}

/** The page for payments: WeChat allows payments to one directory. */
export const PAY_PAGE = '/h5-page/pay'

/** The query for that page, which leads back to where the visitor is now. */
export function payPageQuery(wish: CashierWish, address: string): Record<string, string> {
  const { pathname, search } = new URL(address)
  const { at, ...order } = 'pid' in wish ? wish : { at: undefined, ...wish.goods }
  return { ...order, ...(at && { at }), ...(pathname === PAY_PAGE ? {} : { from: pathname + search }) }
}
