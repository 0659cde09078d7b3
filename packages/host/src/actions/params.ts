/**
 * Parses `pageParam`: splits it at each `&`, then at the first `=` (SPEC.md section 5). Of two equal names, the last
 * counts.
 */
export function parseParams(text = ''): Record<string, string> {
  const params: Record<string, string> = {}
  for (const pair of text.split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? []
    // A plain assignment to `__proto__` would be lost.
    if (name !== '') Object.defineProperty(params, decoded(name), { ...PLAIN, value: decoded(value) })
  }
  return params
}

const PLAIN = { enumerable: true, configurable: true, writable: true }

/** Authors write `100%` as well as `100%25`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
