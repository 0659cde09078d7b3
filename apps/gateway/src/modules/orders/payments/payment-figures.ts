import { Counter } from 'prom-client'
import { processMetrics } from '../../../http/process-metrics'

/** The labels of a reported payment: by which supplier, how it was heard of, and what came of it. */
interface CountedPayment {
  supplier: string
  heard_by: string
  outcome: string
}

let payments: Counter<keyof CountedPayment> | undefined

/** Payments reported to this process. */
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

/** Creates the series before the first payment: one that does not exist yet would hide that something went wrong. */
export function preparePaymentFigures(suppliers: readonly string[]): void {
  paymentFigures()
  for (const supplier of suppliers)
    for (const outcome of ['paid', 'refused', 'late', 'twice'])
      payments?.inc({ supplier, heard_by: 'notice', outcome }, 0)
}
