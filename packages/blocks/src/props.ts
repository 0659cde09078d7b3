/** Every block's data: props, labels, limits, version steps. No React, so gateway, checks and Studio read it too. */
export { STANDARD_CONSENT } from './agreement/standard-consent'
export { specs } from './registry/specs.generated'
