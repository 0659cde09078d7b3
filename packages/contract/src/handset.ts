/** A mobile number of the mainland: 11 digits and nothing else. */
export const HANDSET = /^1[3-9]\d{9}$/

/** Whether a text is such a number. */
export function isHandset(text: string): boolean {
  return HANDSET.test(text)
}

/** The form in which a phone may be shown: 13800138000 → 138****8000. */
export function maskHandset(handset: string): string {
  return `${handset.slice(0, 3)}****${handset.slice(-4)}`
}
