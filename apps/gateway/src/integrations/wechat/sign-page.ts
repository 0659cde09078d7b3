import { createHash } from 'node:crypto'

/** What goes into a signature. */
export interface SignedValues {
  ticket: string
  /** Without `#` and what follows. */
  url: string
  nonceStr: string
  /** Seconds. */
  timestamp: number
}

/** The JSSDK's signature: SHA-1 of the four values, sorted by name and not encoded. */
export function signPage({ ticket, url, nonceStr, timestamp }: SignedValues): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}
