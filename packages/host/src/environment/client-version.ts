const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Newer versions than this know today's pages and ids (SPEC.md section 9). */
const COMPARED_WITH = '6.42.99'

/**
 * The version that the app names in its user agent, else what the query says; empty when neither does. Whether it can
 * be compared is only checked when it is.
 */
export function clientVersion(userAgent: string, query: string): string {
  const [, named] = /n8Web\/(\d+\.\d+\.\d+)/.exec(userAgent) ?? []
  return named ?? new URLSearchParams(query).get('version') ?? ''
}

/** Strictly newer, number by number. A version that is not digits.digits.digits is logged and counts as not newer. */
export function isNewer(
  version: string,
  log: (problem: string) => void = console.warn,
  than = COMPARED_WITH,
): boolean {
  const left = VERSION.exec(version)
  const right = VERSION.exec(than)
  if (!left || !right) {
    log(`The version "${left ? than : version}" is not digits.digits.digits, so it counts as not newer.`)
    return false
  }
  for (const part of [1, 2, 3]) {
    const difference = Number(left[part]) - Number(right[part])
    if (difference !== 0) return difference > 0
  }
  return false
}
