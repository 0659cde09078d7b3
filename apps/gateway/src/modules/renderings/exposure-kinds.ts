/** What somebody does that it may matter for which page they had before them. */
export const EXPOSURE_KINDS = [
  'lead',
  'login',
  'join',
  'enrol',
  'order',
  'payment',
  'consent',
  'contract',
] as const

export type ExposureKind = (typeof EXPOSURE_KINDS)[number]
