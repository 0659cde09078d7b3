import {
  type Context,
  createOrder,
  issueSession,
  NO_ORIGIN,
  openPaymentSandbox,
  openPayments,
  prepay,
  type WireRequest,
} from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'

const PRICE = 19_800
/** Every order has a coupon of its own. */
const COUPONS = 'kill'

/** A payment that somebody has made and that its supplier has not notified yet. */
export interface MadePayment {
  pid: string
  supplier: 'wechat' | 'alipay'
  amount: number
  /** What the supplier sends, signed anew each time. */
  notice(): WireRequest
}

type Parts = Pick<Context, 'config' | 'company' | 'db' | 'jobs' | 'log'>

/** Stores what is sold here, to anybody. */
export async function openShop(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO product (shop_product_id, mark, name, risk_level) VALUES (1191, 'dbzs', '大盘指数研究', 'R1')`,
  )
  await pool.query(
    `INSERT INTO sku (sku_id, shop_product_id, name, months, price) VALUES (1, 1191, '一个月', 1, ${PRICE})`,
  )
  await pool.query(`INSERT INTO sale_page (page_id, shop_product_id, title) VALUES (1, 1191, '大盘指数研究')`)
  await pool.query(
    `INSERT INTO coupon_batch (coupon_id, title, kind, amount, use_days, stock)
     VALUES ('${COUPONS}', '满减券', 'amount', 1000, 30, 1000)`,
  )
}

/** Visitors who order and pay, a new one each time, alternating between WeChat Pay and Alipay. */
export class PayOrders {
  private made = 0
  private readonly tools: Parameters<typeof createOrder>[0]

  constructor(private readonly parts: Parts) {
    this.tools = {
      ...parts,
      suppliers: openPayments(parts),
      // Orders made here come from no page.
      notices: { findPage: async () => undefined },
    }
  }

  /** One more, paid at its supplier. */
  async pay(): Promise<MadePayment> {
    const number = this.made++
    const supplier = number % 2 ? 'alipay' : 'wechat'
    const handset = `139${String(number).padStart(8, '0')}`
    const { uid } = await issueSession(this.parts, this.parts.db.orm, handset)
    const input = { mark: 'dbzs', user_coupon_id: await this.coupon(uid) }
    const { pid } = await createOrder(this.tools, input as Parameters<typeof createOrder>[1], uid, NO_ORIGIN)
    const channel = supplier === 'alipay' ? 'alipay_wap' : 'wx_native'
    const begun = await prepay(this.tools, { pid, channel } as Parameters<typeof prepay>[1], uid, {
      ip: '127.0.0.1',
      headers: {},
    })
    const sandbox = await openPaymentSandbox(this.parts, supplier)
    if (begun.form) await sandbox.open(begun.form)
    const trade = await sandbox.pay(`${pid}T01`)
    if (trade?.status !== 'paid') throw new Error(`The sandbox of ${supplier} took no payment for ${pid}.`)
    return { pid, supplier, amount: trade.amount, notice: () => sandbox.notify(trade) }
  }
  private async coupon(uid: number): Promise<number> {
    const { rows } = await this.parts.db.pool.query<{ user_coupon_id: string }>(
      `INSERT INTO user_coupon (coupon_id, uid, seq, expire_at) VALUES ($1, $2, 1, now() + interval '1 day')
       RETURNING user_coupon_id`,
      [COUPONS, uid],
    )
    return Number(rows[0]?.user_coupon_id)
  }
}
