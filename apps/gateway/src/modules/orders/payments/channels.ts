import { PAYMENT_CHANNELS, type PaymentChannel } from '@yingzao/contract/server'
import type { PaymentSupplierName } from '../../../integrations'
import type { PaymentSuppliers } from './payment-tools'

/** Who takes what is paid by a channel. */
export function supplierOf(channel: PaymentChannel): PaymentSupplierName {
  return channel.startsWith('wx') ? 'wechat' : 'alipay'
}

/** The channels by which can be paid here. */
export function openChannels(suppliers: PaymentSuppliers): PaymentChannel[] {
  return PAYMENT_CHANNELS.filter((channel) => suppliers[supplierOf(channel)].isSet)
}
