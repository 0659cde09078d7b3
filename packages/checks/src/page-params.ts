/** The names that have a value in `a=1&b=2`. */
export function paramsOf(text: string): Set<string> {
  return new Set(paramValues(text).keys())
}

/** The values in `a=1&b=2`, by name, as the host reads them. */
export function paramValues(text: string): Map<string, string> {
  return new Map(
    text.split('&').flatMap((part) => {
      const [, name = '', value = ''] = /^([^=]+)=(.+)$/s.exec(part) ?? []
      return name === '' ? [] : [[name, value] as const]
    }),
  )
}
