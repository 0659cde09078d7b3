import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createSupplier } from '../supplier'
import { createHttpMarketSource } from './http-market-source'
import type { MarketSource } from './market-source'

/** The source of quotes that is set. Undefined: there is none, and quotes come from files alone. */
export function chooseMarketSource(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): MarketSource | undefined {
  const { marketSourceUrl: origin } = config
  if (origin === undefined) return undefined
  return createHttpMarketSource(createSupplier({ name: 'The market source', origin, log, ...patience }))
}
