/** What somebody does that a page is made for, in the order in which it usually happens. */
export const CONVERSION_KINDS = ['lead', 'login', 'join', 'enrol', 'order', 'payment'] as const

export type ConversionKind = (typeof CONVERSION_KINDS)[number]
