import type { OrderFilter } from '../../src/modules/orders/console/read-order-filter'
import type { Shape } from '../console-stage'
import { pidOf, transactionOf } from './seed'

interface OrderShape extends Shape {
  filter: (round: number) => OrderFilter
}

const PAGES = ['page-0', 'page-3', 'page-40', 'page-150', 'page-199']

const one = <Value>(values: readonly Value[], round: number) => values[round % values.length] as Value
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** Every filter by itself, the pairs that are used together, and those that find little or nothing. */
export function shapesOf(orders: number): OrderShape[] {
  const some = (round: number) => 1 + ((round * 7_919) % orders)
  const status = (round: number) => one([0, 1, 2, 3] as const, round)
  const product = (round: number) => one([1, 5, 12, 20], round)
  return [
    { call: 'newest', filter: () => ({}) },
    { call: 'status', filter: (round) => ({ status: status(round) }) },
    { call: 'product', filter: (round) => ({ shop_product_id: product(round) }) },
    { call: 'page', filter: (round) => ({ page_code: one(PAGES, round) }) },
    { call: 'buyer', filter: (round) => ({ uid: (1001 + some(round) / 10) | 0 }) },
    { call: 'days', filter: (round) => ({ from: day(round * 10 + 7), to: day(round * 10) }) },
    {
      call: 'status, product',
      filter: (round) => ({ status: status(round), shop_product_id: product(round) }),
    },
    { call: 'status, page', filter: (round) => ({ status: status(round), page_code: one(PAGES, round) }) },
    {
      call: 'product, page, days',
      filter: (round) => ({
        shop_product_id: product(round),
        page_code: one(PAGES, round),
        from: day(round * 10 + 30),
      }),
    },
    { call: 'product without orders', filter: () => ({ shop_product_id: 99 }) },
    { call: 'page without orders', filter: () => ({ page_code: 'nothing' }) },
    { call: 'status, page without orders', filter: () => ({ status: 1, page_code: 'nothing' }) },
    { call: 'number of an order', filter: (round) => ({ number: pidOf(some(round)) }) },
    { call: 'number of a payment', filter: (round) => ({ number: transactionOf(some(round)) }) },
    { call: 'number that nothing has', filter: () => ({ number: '4200000000' }) },
    { call: 'newest, fifth part', filter: () => ({}), parts: 4 },
    { call: 'product, fifth part', filter: (round) => ({ shop_product_id: product(round) }), parts: 4 },
  ]
}
