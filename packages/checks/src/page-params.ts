/** The names that have a value in `a=1&b=2`. */
export function paramsOf(text: string): Set<string> {
  return new Set(
    text.split('&').flatMap((part) => (/^[^=]+=./.test(part) ? [part.slice(0, part.indexOf('='))] : [])),
  )
}
