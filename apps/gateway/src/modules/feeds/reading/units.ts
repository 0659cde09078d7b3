/** By how many places the decimal point shifts to convert a column's unit to yuan. */
const PLACES = { 元: 0, 千元: 3, 万: 4, 万元: 4, 百万元: 6, 亿: 8, 亿元: 8 } as const

export type Unit = keyof typeof PLACES

const isUnit = (word: string): word is Unit => Object.hasOwn(PLACES, word)

const TITLE = /^(.*?)[(（[【]\s*([^()（）[\]【】]*?)\s*[)）\]】]\s*$/u

/** A title without the unit in its brackets: `净买入额(万元)`. Brackets that hold something else belong to the title. */
export function splitTitle(title: string): { title: string; unit?: Unit } {
  const [, before = '', word = ''] = TITLE.exec(title) ?? []
  if (isUnit(word)) return { title: before.trim(), unit: word }
  return word === '%' || word === '％' ? { title: before.trim() } : { title: title.trim() }
}

const NUMBER = /^([+-]?)(\d{1,15})(?:\.(\d{1,12}))?\s*(元|千元|万元|万|百万元|亿元|亿)?$/

/**
 * The amount of a cell in yuan; the cell's own unit takes precedence over the column's. The decimal point is shifted in
 * the text, since 1234.56 × 10000 is not an integer in binary. Undefined: not an amount.
 */
export function readAmount(cell: string, unit: Unit): number | undefined {
  const [, sign = '', whole, fraction = '', own] = NUMBER.exec(withoutSeparators(cell)) ?? []
  if (whole === undefined) return undefined
  const places = PLACES[own === undefined ? unit : (own as Unit)]
  const digits = fraction.padEnd(places, '0')
  return round(Number(`${sign}${whole}${digits.slice(0, places)}.${digits.slice(places) || '0'}`), 2)
}

/** A plain number, with any per-cent sign removed. Undefined: not a number. */
export function readNumber(cell: string, decimals: number): number | undefined {
  const plain = withoutSeparators(cell).replace(/\s*%$/, '')
  return /^[+-]?\d{1,15}(\.\d{1,12})?$/.test(plain) ? round(Number(plain), decimals) : undefined
}

/** Commas only between groups of three digits: elsewhere one is a decimal comma, or a slip. */
function withoutSeparators(cell: string): string {
  return /^[+-]?\d{1,3}(,\d{3})+(\D.*)?$/.test(cell) ? cell.replaceAll(',', '') : cell
}

/** Rounds half away from zero, and never to a negative zero. */
function round(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`) + 0
}
