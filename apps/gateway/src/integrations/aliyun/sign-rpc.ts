import { createHmac } from 'node:crypto'

/**
 * The signature of a call in Aliyun's RPC style, version 1.0: HMAC-SHA1 over the fields in the order of their names, each
 * encoded as RFC 3986 has it.
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

/** `encodeURIComponent` leaves five signs as they are which the rule does not. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
