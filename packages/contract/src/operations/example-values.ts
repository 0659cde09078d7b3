/** The person whom the examples are about. */
export const PHONE = '13800138000'

/** A phone is sent one message a minute, so examples that need a message have a phone of their own. */
export const PHONE_TO_LOG_IN = '13800138001'
export const PHONE_TO_ERASE = '13800138002'

/** Who pays for what they have ordered. */
export const PAYING_PHONE = '13800138003'

/** Who signs a contract. */
export const SIGNING_PHONE = '13800138004'

/** A page that somebody looks at. */
export const VISIT = { session_id: 'visit-1', view_seq: 1, code: 'etf-course' }

/** Somebody who has invited a person that counts. */
export const INVITING_PHONE = '13800138005'
/** The code they invite with. */
export const DEMO_SHARE_CODE = 'DEM2FR4END'

/** Who enrols for talks and visits. */
export const ENROLLING_PHONE = '13800138006'

/** Who is in a contest of simulated trading. */
export const TRADING_PHONE = '13800138009'
