export { variantFor } from './bucketing/variant-for'
export { experimentsModule } from './module'
export type { Exposures } from './running/exposures'
export type { RunningExperiment } from './running/running-experiments'
