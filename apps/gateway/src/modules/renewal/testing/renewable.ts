import { importLines } from '../../testing/import-lines'
import type { SignedIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

/** A product that anybody may buy, for a quarter or a year, and one that requires a risk test. */
export const RENEWED = {
  product: 1194,
  quarter: 6,
  year: 5,
  quarterFen: 298_000,
  yearFen: 980_000,
  advice: 1191,
  adviceYear: 1,
}

/** Stores them, with a page on which the first is sold. */
export async function sellRenewals(gateway: TestGateway): Promise<void> {
  const { product, advice } = RENEWED
  await importLines(gateway, 'products', [
    { shop_product_id: product, mark: 'dxw', name: '短线王', risk_level: 'R1' },
    { shop_product_id: advice, mark: 'dbzs', name: '大盘指数研究', risk_level: 'R3' },
  ])
  await importLines(gateway, 'skus', [
    { sku_id: RENEWED.year, shop_product_id: product, name: '一年', months: 12, price: '9800', sort: 1 },
    { sku_id: RENEWED.quarter, shop_product_id: product, name: '一季', months: 3, price: '2980', sort: 2 },
    { sku_id: 7, shop_product_id: product, name: '一个月', months: 1, price: '980', on_sale: false },
    { sku_id: RENEWED.adviceYear, shop_product_id: advice, name: '一年', months: 12, price: '1980' },
  ])
  await importLines(gateway, 'sale-pages', [
    { page_id: 1, shop_product_id: product, title: '短线王' },
    { page_id: 2, shop_product_id: advice, title: '大盘指数研究' },
  ])
}

/** Gives a visitor the product until so many days from now, through a paid order; returns the order. */
export async function grant(
  gateway: TestGateway,
  { uid }: Pick<SignedIn, 'uid'>,
  days: number,
  { page_code = null, sku_id = RENEWED.year }: { page_code?: string | null; sku_id?: number } = {},
): Promise<string> {
  const pid = `8${String(uid).padStart(23, '0')}`
  await gateway.database.owner.pool.query(
    `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, payable, status, expire_at, paid_at, page_code)
     VALUES ($1, $2, $3, $4, '短线王', '一年', 12, 980000, 980000, 1, now(), now(), $5)`,
    [pid, uid, RENEWED.product, sku_id, page_code],
  )
  await gateway.database.owner.pool.query(
    `INSERT INTO entitlement_grant (pid, uid, shop_product_id, begins_at, ends_at)
     VALUES ($1, $2, $3, now() - interval '1 year', now() + make_interval(days => $4))`,
    [pid, uid, RENEWED.product, days],
  )
  return pid
}

/** Renews for a quarter, unless told otherwise. */
export function renew(
  gateway: Pick<TestGateway, 'app'>,
  visitor: SignedIn,
  more: Record<string, unknown> = {},
) {
  const wanted = { shop_product_id: RENEWED.product, sku_id: RENEWED.quarter, consent: 1, ...more }
  return call(gateway, 'renewWithCouponPayBefore', wanted as never, visitor)
}
