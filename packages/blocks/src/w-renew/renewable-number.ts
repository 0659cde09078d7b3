/** What else may stand in the prop names no product, and the gateway would refuse it. */
export const IS_NUMBER = /^[1-9]\d{0,8}$/
