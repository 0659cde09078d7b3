/** Every block's data: props, labels, limits, version steps. No React, so gateway, checks and Studio read it too. */
export { leadFormOf } from './lead-form/lead-form-of'
export { specs } from './registry/specs.generated'
export { registrationOf } from './w-broker-register/registration-of'
