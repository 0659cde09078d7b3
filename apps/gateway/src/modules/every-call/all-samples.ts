import { gatewayModules } from '../registry'
import { foundSamples } from './samples.generated'

/** The samples of every module, in the order in which rows may be stored. */
export const allSamples = gatewayModules.flatMap(({ name }) => foundSamples[name] ?? [])
