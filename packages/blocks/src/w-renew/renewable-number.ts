/** Anything else in the prop does not name a product, and the gateway would refuse it. */
export const IS_NUMBER = /^[1-9]\d{0,8}$/
