import { trackedLinkLimits, trackedParameters } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { wording } from './wording'

const words = wording.several

type Row = Payload<'trackedLinkCreateMany'>['rows'][number]
type Column = keyof Row & string

/** The columns of a table without a header row. */
const USUAL: readonly Column[] = [
  'name',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'cps_id',
  'state_code',
  'mark',
]

const COLUMNS: Readonly<Record<string, Column>> = {
  name: 'name',
  [wording.columns.name]: 'name',
  ...Object.fromEntries(trackedParameters.map((name) => [name, name])),
}

/** Returns rows as a spreadsheet copies them, or what is wrong with the table as a whole. Empty lines do not count. */
export function readPasted(text: string): { rows: Row[] } | { problem: string } {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line))
  const [first] = lines
  if (first === undefined) return { problem: words.none }
  const isNamed = first.some((cell) => COLUMNS[cell.toLowerCase()] !== undefined)
  const columns = isNamed ? first.map((cell) => COLUMNS[cell.toLowerCase()]) : USUAL
  if (isNamed) {
    const unknown = first.filter((cell) => cell !== '' && COLUMNS[cell.toLowerCase()] === undefined)
    if (unknown.length > 0) return { problem: words.unknown(unknown) }
    if (!columns.includes('name')) return { problem: words.noName }
  }
  const rows = isNamed ? lines.slice(1) : lines
  if (rows.length === 0) return { problem: words.none }
  const most = trackedLinkLimits.atOnce
  if (rows.length > most) return { problem: words.tooMany(rows.length, most) }
  const wide = rows.findIndex((cells) => cells.some((cell, at) => cell !== '' && columns[at] === undefined))
  if (wide >= 0) return { problem: words.wide(wide + 1) }
  return { rows: rows.map((cells) => rowOf(columns, cells)) }
}

/** A spreadsheet copies tabs; people who type a table use commas. */
function cellsOf(line: string): string[] {
  return line.split(line.includes('\t') ? '\t' : /[,，]/).map((cell) => cell.trim())
}

function rowOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Row {
  return Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at] ?? ''
      // Longer than any value is wrong anyway, and a call takes no more.
      return column === undefined || cell === '' ? [] : [[column, cell.slice(0, 200)]]
    }),
  ) as Row
}
