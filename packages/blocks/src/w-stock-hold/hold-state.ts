import { WORDS } from './hold-entry'
import {
  emptyRow,
  faultKey,
  MOST_ROWS,
  type Row,
  type RowFaults,
  type RowField,
  rowWith,
  type Share,
} from './holdings'

export interface HoldState {
  rows: readonly Row[]
  faults: RowFaults
  /** How often it was refused: each time the focus goes to what is wrong. */
  failures: number
  /** Of the row that is added next. */
  nextKey: number
}

export type HoldEvent =
  /** What the session has kept, and what was typed into the first row before the form woke. */
  | { type: 'woke'; kept: readonly Row[]; typed: Omit<Row, 'key' | 'code'> }
  | { type: 'typed'; key: number; field: RowField; text: string }
  | { type: 'chose'; key: number; share: Share }
  | { type: 'added' }
  | { type: 'removed'; key: number }
  | { type: 'refused'; faults: RowFaults }

export const UNTOUCHED: HoldState = { rows: [emptyRow(1)], faults: {}, failures: 0, nextKey: 2 }

/** The rows of the form, and what is wrong with them. */
export function holdState(state: HoldState, event: HoldEvent): HoldState {
  const { rows, faults, failures, nextKey } = state
  switch (event.type) {
    case 'woke': {
      const { typed } = event
      const [first = emptyRow(1), ...others] = event.kept
      // A visitor may be quicker than the script.
      const isTyped = typed.text !== '' && typed.text !== first.text
      const merged = {
        ...first,
        ...(isTyped && { text: typed.text, code: '' }),
        cost: typed.cost || first.cost,
        weight: typed.weight || first.weight,
      }
      return { ...state, rows: [merged, ...others], nextKey: others.length + 2 }
    }
    case 'typed': {
      const { key, field, text } = event
      const changed = { [field]: text, ...(field === 'text' && { code: '' }) }
      return { ...state, rows: changeRow(rows, key, changed), faults: without(faults, { key }, field) }
    }
    case 'chose': {
      const { key, share } = event
      if (rowWith(rows, share.code, key))
        return {
          ...state,
          faults: { ...faults, [faultKey({ key }, 'text')]: WORDS.twice },
          failures: failures + 1,
        }
      const chosen = { text: `${share.name} ${share.code}`, code: share.code }
      return { ...state, rows: changeRow(rows, key, chosen), faults: without(faults, { key }, 'text') }
    }
    case 'added':
      if (rows.length >= MOST_ROWS) return state
      return { ...state, rows: [...rows, emptyRow(nextKey)], nextKey: nextKey + 1 }
    case 'removed':
      return { ...state, rows: rows.filter(({ key }) => key !== event.key), faults: {} }
    case 'refused':
      return { ...state, faults: event.faults, failures: failures + 1 }
  }
}

function changeRow(rows: readonly Row[], key: number, change: Partial<Row>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

function without(faults: RowFaults, row: Pick<Row, 'key'>, field: RowField): RowFaults {
  const { [faultKey(row, field)]: _mended, ...others } = faults
  return others
}
