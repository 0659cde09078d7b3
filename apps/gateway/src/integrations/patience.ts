import { SpanKind } from '@opentelemetry/api'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import { inSpan } from '../telemetry/spans'
import { resultOf, supplierFigures } from '../telemetry/supplier-metrics'
import { SupplierError } from './supplier-error'

/** For tests, which cannot wait. */
export interface PatienceOptions {
  /** How long one try may take, in milliseconds. */
  tryMs?: number
  /** How long an open circuit lets nothing through, in milliseconds. */
  restMs?: number
}

export interface Patience {
  /** Runs the work, and again if that is safe. Rejects with a SupplierError or with what the work throws. */
  run<T>(work: () => Promise<T>, options: { repeatable: boolean }): Promise<T>
}

/** Tries beyond the first. */
const REPEATS = 2
/** Tries in a row without an answer, after which nothing is sent for a while. */
const FAILURES = 5
const REST_MS = 10_000
/** Calls under way at once. More would only wait, and keep their data in memory. */
const AT_ONCE = 32

/**
 * Keeps a supplier that is down or slow from taking us down with it: at most three tries with a growing, random pause
 * between them; after five tries in a row without an answer nothing is sent for ten seconds, then one call tests it;
 * and no more than 32 calls wait at once.
 */
export function createPatience({
  name,
  log,
  restMs = REST_MS,
}: PatienceOptions & { name: string; log: Pick<FastifyBaseLogger, 'warn' | 'info'> }): Patience {
  const outage = handleWhen((error) => error instanceof SupplierError && error.isOutage)
  const again = retry(outage, {
    maxAttempts: REPEATS,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  })
  const circuit = circuitBreaker(outage, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) })
  const figures = supplierFigures(name)
  circuit.onBreak(() => {
    figures.opened()
    log.warn({ supplier: name }, `${name} does not answer; nothing is sent there for ${restMs} ms.`)
  })
  circuit.onReset(() => {
    figures.closed()
    log.info({ supplier: name }, `${name} answers again.`)
  })
  const limit = bulkhead(AT_ONCE)
  const repeating = wrap(limit, again, circuit)
  const once = wrap(limit, circuit)

  const span = { kind: SpanKind.CLIENT, attributes: { supplier: name } }

  async function run<T>(work: () => Promise<T>, repeatable: boolean): Promise<T> {
    try {
      return await (repeatable ? repeating : once).execute(work)
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new SupplierError('unavailable', `${name} did not answer lately, so it was not asked.`)
      }
      if (error instanceof BulkheadRejectedError) {
        throw new SupplierError('unavailable', `${AT_ONCE} calls to ${name} wait already.`)
      }
      throw error
    }
  }

  return {
    async run(work, { repeatable }) {
      const startedAt = performance.now()
      const count = (result: Parameters<typeof figures.called>[0]) =>
        figures.called(result, (performance.now() - startedAt) / 1_000)
      try {
        const answer = await inSpan(name, span, () => run(work, repeatable), isFailure)
        count('ok')
        return answer
      } catch (error) {
        count(resultOf(error))
        throw error
      }
    },
  }
}

/** A supplier that refuses is working, and so are we. */
function isFailure(error: unknown): boolean {
  return !(error instanceof SupplierError) || error.failure !== 'refused'
}
