import { errors } from '@yingzao/contract/server'
import { Counter, type Registry } from 'prom-client'
import { AppError } from '../../http/app-error'

const NAME = 'sms_send_calls_total'

/** Counts the outcomes of calls for a code, by the code of the reply; 1 is sent. All senders count in one place. */
export function countSends(metrics: Registry): <Result>(send: () => Promise<Result>) => Promise<Result> {
  const sends = (metrics.getSingleMetric(NAME) as Counter<'code'> | undefined) ?? createCounter(metrics)
  return async (send) => {
    try {
      const result = await send()
      sends.inc({ code: 1 })
      return result
    } catch (error) {
      sends.inc({ code: error instanceof AppError ? error.error.code : errors.serverError.code })
      throw error
    }
  }
}

function createCounter(metrics: Registry): Counter<'code'> {
  return new Counter({
    name: NAME,
    help: 'Calls that asked for a code by text message, by the code of the answer: 1 is sent.',
    labelNames: ['code'],
    registers: [metrics],
  })
}
