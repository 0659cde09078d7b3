/** Whether a text is a mobile number of the mainland, as visitors type it: 11 digits and nothing else. */
export function isHandset(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** The form in which a phone may be shown: `138****1234`. */
export function maskHandset(handset: string): string {
  return `${handset.slice(0, 3)}****${handset.slice(-4)}`
}
