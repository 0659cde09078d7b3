import { createHash } from 'node:crypto'

/** The values that a signature covers. */
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
