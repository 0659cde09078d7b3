import type { Context } from '../../context'
import type { PaymentPort, PaymentSupplierName } from '../../integrations'

/** The suppliers that produce the bills, by name. */
type Suppliers = Readonly<Record<PaymentSupplierName, PaymentPort>>

export type ReconciliationTools = Pick<Context, 'config' | 'db' | 'jobs' | 'log'> & { suppliers: Suppliers }
