import type { Response } from '../answers/answer'

export type Diagnosis = Response<'holdingDiagnose'>
/** What is kept of a diagnosis, without the adviser's words. */
export type Check = Response<'holdingChecks'>['list'][number]
export type Checked = Check['list'][number]
export type Share = Response<'instrumentSearch'>['list'][number]

/** The most shares in one diagnosis, as the gateway accepts them. */
export const MOST_ROWS = 5

/** What somebody has typed about one share they hold. */
export interface Row {
  /** The same for as long as the row is there. */
  key: number
  /** The text in the field of the share. */
  text: string
  /** Of the share that was chosen from those found; empty: none, or something was typed since. */
  code: string
  /** Yuan a share. */
  cost: string
  /** Per cent. */
  weight: string
}

export type RowField = 'text' | 'cost' | 'weight'

/** What is wrong, by row and field: `3 text`. */
export type RowFaults = Readonly<Record<string, string>>

export const faultKey = ({ key }: Pick<Row, 'key'>, field: RowField) => `${key} ${field}`

export function emptyRow(key: number): Row {
  return { key, text: '', code: '', cost: '', weight: '' }
}

export function isEmptyRow({ text, cost, weight }: Row): boolean {
  return `${text}${cost}${weight}`.trim() === ''
}

/** The code that a row means: of the share that was chosen, or one that was typed whole. Empty: none. */
export function codeOf({ code, text }: Pick<Row, 'code' | 'text'>): string {
  if (code !== '') return code
  const typed = text.trim()
  return /^\d{6}$/.test(typed) ? typed : ''
}

/** The row that has this share already; undefined where there is none. */
export function rowWith(rows: readonly Row[], code: string, but: number): Row | undefined {
  return rows.find((row) => row.key !== but && codeOf(row) === code)
}
