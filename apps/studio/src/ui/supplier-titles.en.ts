import type { PaymentSupplierName } from '@yingzao/contract/studio'

export const SUPPLIER_TITLES: Readonly<Record<PaymentSupplierName, string>> = {
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
}
