import { createHmac } from 'node:crypto'

/**
 * Returns the signature of a call in Aliyun's RPC style, version 1.0: HMAC-SHA1 over the fields sorted by name, each
 * encoded according to RFC 3986.
 */
export function signRpc(
  keySecret: string,
  method: 'GET' | 'POST',
  fields: Readonly<Record<string, string>>,
): string {
  const canonical = Object.keys(fields)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(fields[name] ?? '')}`)
    .join('&')
  const toSign = `${method}&${encoded('/')}&${encoded(canonical)}`
  return createHmac('sha1', `${keySecret}&`).update(toSign).digest('base64')
}

/** `encodeURIComponent` leaves five characters unencoded that the rule encodes. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
