import { Counter } from 'prom-client'
import { processMetrics } from '../../../http/process-metrics'

/** Of a payment that was told of: by whom, how it was heard, and what was made of it. */
interface CountedPayment {
  supplier: string
  heard_by: string
  outcome: string
}

let payments: Counter<keyof CountedPayment> | undefined

/** Payments that were told of in this process. */
export function paymentFigures(): { count(payment: CountedPayment): void } {
  payments ??= new Counter({
    name: 'payments_heard_total',
    help: 'Payments that suppliers told of, by how it was heard and what was made of it; paid: an order, for the first time.',
    labelNames: ['supplier', 'heard_by', 'outcome'],
    registers: [processMetrics()],
  })
  const counter = payments
  return { count: ({ supplier, heard_by, outcome }) => counter.inc({ supplier, heard_by, outcome }) }
}

/** Has the series there before the first payment: one that is not there yet would hide that something went wrong. */
export function preparePaymentFigures(suppliers: readonly string[]): void {
  paymentFigures()
  for (const supplier of suppliers)
    for (const outcome of ['paid', 'refused', 'late', 'twice'])
      payments?.inc({ supplier, heard_by: 'notice', outcome }, 0)
}
