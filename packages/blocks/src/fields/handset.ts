const HANDSET = /^1[3-9]\d{9}$/

/** Whether this is a mobile number of the mainland, without spaces around it. */
export function isHandset(text: string): boolean {
  return HANDSET.test(text)
}

/** 13800138000 → 138****8000. */
export function maskHandset(handset: string): string {
  return `${handset.slice(0, 3)}****${handset.slice(-4)}`
}
