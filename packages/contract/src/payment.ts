/**
 * How an order can be paid (DOMAIN.md 2.5): inside WeChat, in a mobile browser, in our mini program, by a code that
 * WeChat scans from a screen, and by Alipay on phones and on desktops.
 */
export const PAYMENT_CHANNELS = [
  'wx_jsapi',
  'wx_h5',
  'wx_mp',
  'wx_native',
  'alipay_wap',
  'alipay_page',
] as const

export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]

/** Who takes payments and provides bills for them. */
export const paymentSuppliers = ['wechat', 'alipay'] as const

export type PaymentSupplierName = (typeof paymentSuppliers)[number]

/** What people call them. */
export const SUPPLIER_TITLES = { wechat: '微信支付', alipay: '支付宝' } as const satisfies Record<
  PaymentSupplierName,
  string
>

/** States of an order as in `result`: 0 待支付, 1 已支付, 2 已关闭, 3 已退款. */
export const ORDER_STATUS = { open: 0, paid: 1, closed: 2, refunded: 3 } as const

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** How long an order can be paid, in minutes. */
export const ORDER_MINUTES = 30
