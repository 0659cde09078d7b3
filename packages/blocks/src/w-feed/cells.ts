import type { Column, Row } from './kinds'

export interface Cell {
  text: string
  tone: 'up' | 'down' | ''
}

const UNKNOWN = '--'
const WAN = 10_000

/** What a row shows in a column, `--` if it is not known. A value with a tone also has its sign in the text. */
export function cellOf(
  row: Row | Readonly<Record<string, unknown>>,
  { key, format }: Pick<Column, 'key' | 'format'>,
): Cell {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  if (typeof value === 'number') {
    switch (format) {
      case 'percent':
        return signed(value.toFixed(2), '%')
      case 'flow':
        return signed(...inUnits(value))
      case 'money':
        return plain(inUnits(value).join(''))
      case 'nav':
        return plain(value.toFixed(4))
    }
  }
  const text = Array.isArray(value) ? value.join('、') : String(value ?? '')
  return plain(text || UNKNOWN)
}

/** Yuan in 万, or in 亿 from what would be written as 10000.00万. */
function inUnits(yuan: number): [number: string, unit: string] {
  const inWan = (yuan / WAN).toFixed(2)
  return Math.abs(Number(inWan)) < WAN ? [inWan, '万'] : [(yuan / WAN / WAN).toFixed(2), '亿']
}

/** A number that is written as 0 has no sign: neither `+0.00` nor `-0.00`. */
function signed(number: string, unit: string): Cell {
  const written = Number(number)
  if (written === 0) return plain(number.replace('-', '') + unit)
  return written > 0 ? { text: `+${number}${unit}`, tone: 'up' } : { text: number + unit, tone: 'down' }
}

function plain(text: string): Cell {
  return { text, tone: '' }
}
