import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createSupplier } from '../supplier'
import { createHttpMarketSource } from './http-market-source'
import type { MarketSource } from './market-source'

/** The configured source of quotes. Undefined: there is none, and quotes come from files alone. */
export function chooseMarketSource(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): MarketSource | undefined {
  const { marketSourceUrl: origin } = config
  if (origin === undefined) return undefined
  return createHttpMarketSource(
    // It speaks a contract of ours, so it runs beside us.
    createSupplier({ name: 'The market source', origin, log, isOurs: true, ...patience }),
  )
}
