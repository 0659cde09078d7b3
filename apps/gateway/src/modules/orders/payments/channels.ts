import { PAYMENT_CHANNELS, type PaymentChannel } from '@yingzao/contract/server'
import type { PaymentSupplierName } from '../../../integrations'
import type { PaymentSuppliers } from './payment-tools'

/** The supplier that handles payments through a channel. */
export function supplierOf(channel: PaymentChannel): PaymentSupplierName {
  return channel.startsWith('wx') ? 'wechat' : 'alipay'
}

/** The channels through which visitors can pay here. */
export function openChannels(suppliers: PaymentSuppliers): PaymentChannel[] {
  return PAYMENT_CHANNELS.filter((channel) => suppliers[supplierOf(channel)].isSet)
}
