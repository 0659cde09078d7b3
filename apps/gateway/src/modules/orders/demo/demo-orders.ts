import type { PaymentChannel } from '@yingzao/contract/server'
import type { SandboxPayment } from '../sandbox/pay-in-sandbox'

/** An order of the demo, and what came of it. */
export interface DemoOrder {
  handset: string
  shop_product_id: number
  sku_id: number
  /** How it is paid. Undefined: nobody has paid it yet. */
  channel?: PaymentChannel
  /** How the payment differs from most. */
  payment?: SandboxPayment
  /** Closed without having been paid. */
  isClosed?: boolean
  /** What refund is requested, and whether it has been sent. Fen; undefined: all of it. */
  refund?: { amount?: number; reason: string; isSent?: boolean }
  /** Where it was ordered, if not on the course's page. */
  page?: string
  /**
   * For how many days after the first start its entitlement still runs; below 0: it has ended. Undefined: as bought.
   */
  daysLeft?: number
}

/** What is renewed in the demo. */
const RENEWED = { shop_product_id: 1194, page: 'duanxianwangxufei818', channel: 'wx_native' } as const

/** One in every state that an order can be in, with products from `demo/data`. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { handset: '13900010001', shop_product_id: 1191, sku_id: 1, channel: 'wx_native' },
  { handset: '13900010002', shop_product_id: 1191, sku_id: 2, channel: 'alipay_wap' },
  { handset: '13900010003', shop_product_id: 1192, sku_id: 3, channel: 'wx_h5', payment: { twice: true } },
  {
    handset: '13900010004',
    shop_product_id: 1193,
    sku_id: 4,
    channel: 'wx_native',
    refund: { reason: '暂时没有时间学习' },
  },
  {
    handset: '13900010005',
    shop_product_id: 1191,
    sku_id: 1,
    channel: 'wx_native',
    refund: { amount: 50_000, reason: '少开了一个月的课，退差价', isSent: true },
  },
  {
    handset: '13900010006',
    shop_product_id: 1192,
    sku_id: 3,
    channel: 'alipay_page',
    refund: { reason: '买错了期数', isSent: true },
  },
  {
    handset: '13900010007',
    shop_product_id: 1191,
    sku_id: 2,
    channel: 'wx_native',
    payment: { closed: true },
  },
  { handset: '13900010008', shop_product_id: 1194, sku_id: 6, isClosed: true },
  { handset: '13900010009', shop_product_id: 1191, sku_id: 1 },
  { handset: '13900010012', ...RENEWED, sku_id: 5, daysLeft: 200 },
  { handset: '13900010013', ...RENEWED, sku_id: 5, daysLeft: 12 },
  { handset: '13900010014', ...RENEWED, sku_id: 6, daysLeft: -5 },
]
