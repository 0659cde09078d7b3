import { Counter, Gauge, Histogram } from 'prom-client'
import { processMetrics } from '../http/process-metrics'
import { SupplierError, type SupplierFailure } from '../integrations/supplier-error'

type Result = 'ok' | 'error' | SupplierFailure

/** Counts the results of calls to one supplier, whoever in this process makes them. */
export interface SupplierFigures {
  /** `seconds`: from the first attempt to the last, pauses included. */
  called(result: Result, seconds: number): void
  opened(): void
  closed(): void
}

/** Upper bounds in seconds: an attempt may take three, and there are three of them. */
const BUCKETS = [0.05, 0.25, 1, 3, 10]

let series: ReturnType<typeof createSeries> | undefined

function createSeries() {
  const registers = [processMetrics()]
  return {
    calls: new Counter({
      name: 'supplier_calls_total',
      help: 'Calls to outside systems, by what became of them; unavailable ones were not even sent.',
      labelNames: ['supplier', 'result'],
      registers,
    }),
    seconds: new Histogram({
      name: 'supplier_call_duration_seconds',
      help: 'Time that calls to outside systems took, repeats included.',
      labelNames: ['supplier'],
      buckets: BUCKETS,
      registers,
    }),
    open: new Gauge({
      name: 'supplier_circuit_open',
      help: 'Ways to an outside system on which nothing is sent, as the last calls had no answer, until one succeeds.',
      labelNames: ['supplier'],
      registers,
    }),
  }
}

/** Creates the series, so that figures exist before the first call. Safe to repeat. */
export function prepareSupplierFigures(): ReturnType<typeof createSeries> {
  series ??= createSeries()
  return series
}

/** Starts counting for a supplier; its circuit is closed then. */
export function supplierFigures(supplier: string): SupplierFigures {
  const { calls, seconds, open } = prepareSupplierFigures()
  // A series that does not exist yet would hide its first failure.
  open.inc({ supplier }, 0)
  for (const result of ['ok', 'no_answer'] satisfies Result[]) calls.inc({ supplier, result }, 0)
  let isOpen = false
  const turn = (to: boolean) => {
    if (isOpen !== to) open.inc({ supplier }, to ? 1 : -1)
    isOpen = to
  }
  return {
    called(result, took) {
      calls.inc({ supplier, result })
      seconds.observe({ supplier }, took)
    },
    opened: () => turn(true),
    closed: () => turn(false),
  }
}

/** Returns the result label of a failed call to a supplier. */
export function resultOf(error: unknown): Result {
  return error instanceof SupplierError ? error.failure : 'error'
}
