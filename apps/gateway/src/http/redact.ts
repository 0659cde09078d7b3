const SECRET_NAME = /token|secret|password|handset|phone|mobile|ticket|randstr/i
const MASK = '***'

/** A path longer than this in a log helps nobody. */
const MAX_URL_LENGTH = 500

/** Removes secrets and phone numbers from a request's path and query, so that it may be logged. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.slice(0, MAX_URL_LENGTH).split('?', 2)
  if (query === undefined) return redactText(path)
  return redactText(`${path}?${query.split('&').map(redactPair).join('&')}`)
}

function redactPair(pair: string): string {
  const [name = '', value] = pair.split('=', 2)
  return value === undefined || !SECRET_NAME.test(decoded(name)) ? pair : `${name}=${MASK}`
}

// A name that cannot be decoded counts as secret: it was written so on purpose.
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return 'secret'
  }
}

/** Removes tokens, passwords in addresses, query parameters and phone numbers from an error's text. */
export function redactText(text: string): string {
  return (
    text
      // Drizzle appends the values of a failed statement.
      .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, `\nparams: ${MASK}`)
      .replace(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${MASK}`)
      .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, MASK)
      .replace(/:\/\/[^\s/@]+@/g, `://${MASK}@`)
      // Not longer numbers: a time in milliseconds is no phone.
      .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, MASK)
  )
}
