import { importLines } from '../../testing/import-lines'
import type { TestStore } from '../../testing/start-test-gateway'

/** A product with two SKUs that is on sale, and another that is not. */
export const SHOP = {
  product: 1191,
  mark: 'dbzs',
  month: 1,
  year: 2,
  monthFen: 19_800,
  yearFen: 198_000,
  closed: 1192,
}

/** Stores what the order tests buy: none of it requires a risk test or a contract. */
export async function openShop(gateway: Pick<TestStore, 'ctx'>): Promise<void> {
  await importLines(gateway, 'products', [
    {
      shop_product_id: SHOP.product,
      mode_shop_product_id: 77,
      mark: SHOP.mark,
      name: '大盘指数研究',
      risk_level: 'R1',
    },
    { shop_product_id: SHOP.closed, name: '往期课程', risk_level: 'R1' },
  ])
  await importLines(gateway, 'skus', [
    { sku_id: SHOP.month, shop_product_id: SHOP.product, name: '一个月', months: 1, price: '198', sort: 1 },
    { sku_id: SHOP.year, shop_product_id: SHOP.product, name: '一年', months: 12, price: '1980', sort: 2 },
    { sku_id: 3, shop_product_id: SHOP.closed, name: '一年', months: 12, price: '980' },
  ])
  await importLines(gateway, 'sale-pages', [
    { page_id: 1, shop_product_id: SHOP.product, title: '大盘指数研究' },
    { page_id: 2, shop_product_id: SHOP.closed, title: '往期课程', is_open: false },
  ])
}
