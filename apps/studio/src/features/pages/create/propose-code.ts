/** The contract's limit. */
const LONGEST = 64

/**
 * A code for a new page: the Latin words of its title, or a fallback, and the date. `ETF 定投` on 22 November is
 * `etf-20261122`.
 */
export function proposeCode(title: string, fallback: string, day: string): string {
  const latin = (title.normalize('NFKC').match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase()
  const stem = /[a-z]/.test(latin) ? latin : fallback
  return `${stem.slice(0, LONGEST - day.length - 1)}-${day}`
}

/** The same code with the next number appended, for when it is taken. */
export function freeCode(code: string): string {
  const [, stem = code, number] = /^(.*)-(\d{1,3})$/.exec(code) ?? []
  const suffix = `-${number === undefined ? 2 : Number(number) + 1}`
  return stem.slice(0, LONGEST - suffix.length) + suffix
}

const IN_CHINA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The date in China, as `20261122`. */
export function dayNumber(now: number): string {
  return IN_CHINA.format(now).replaceAll('-', '')
}
