/** The actions that pages are made for, in the order in which they usually happen. */
export const CONVERSION_KINDS = ['lead', 'login', 'join', 'enrol', 'order', 'payment'] as const

export type ConversionKind = (typeof CONVERSION_KINDS)[number]
