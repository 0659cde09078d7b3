import type { Context } from '../../../context'
import type { PaymentPort, PaymentSupplierName } from '../../../integrations'

/** The payment suppliers, by name. */
export type PaymentSuppliers = Readonly<Record<PaymentSupplierName, PaymentPort>>

export type PaymentTools = Pick<Context, 'config' | 'db' | 'log'> & { suppliers: PaymentSuppliers }
