/** Money is whole fen everywhere: in tables, on the wire and in code. Only what people read and write is yuan. */
export type Fen = number

/** The most that one thing may cost, a million yuan: anything above is a typing mistake. */
export const MOST_FEN: Fen = 100_000_000

/** What people read: `1980.00`, without a currency sign. Negative sums, as in differences, keep their sign. */
export function yuanOf(fen: Fen): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same without the zeros of whole yuan, as people say it: `1980`, and `198.50`. */
export function plainYuanOf(fen: Fen): string {
  return yuanOf(fen).replace(/\.00$/, '')
}

/**
 * Reads what people write and what suppliers send: `1980`, `1980.5`, `1,980.00`. Works on the digits, as multiplying
 * fractions is not exact. Undefined for anything else, including fractions of a fen.
 */
export function fenOf(yuan: string): Fen | undefined {
  const [, sign = '', whole = '', part = ''] =
    /^(-?)(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? []
  if (whole === '') return undefined
  const fen = Number(whole.replace(/,/g, '') + part.padEnd(2, '0'))
  return sign === '-' ? -fen : fen
}
