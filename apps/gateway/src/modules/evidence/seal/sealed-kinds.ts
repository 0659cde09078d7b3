/** Rows that are sealed by the hour. */
export const SEALED_KINDS = ['visit', 'exposure', 'rendering', 'asset'] as const

export type SealedKind = (typeof SEALED_KINDS)[number]
