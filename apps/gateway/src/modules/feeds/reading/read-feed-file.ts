import type { FeedKind } from '@yingzao/contract/server'
import { type FeedMapping, feedConsoleLimits } from '@yingzao/contract/studio'
import { type BoundColumn, bindColumns } from './bind-columns'
import { type NewRow, readRow } from './read-row'
import { FileProblem, openTable } from './read-table'
import type { Unit } from './units'

/** The result for a line: accepted, or refused for these reasons. */
export interface FeedLine {
  at: number
  reasons: string[]
  /** As in the file, for the lines that are shown to whoever imports it. */
  cells?: readonly unknown[]
}

/** How many lines from the top, and how many refused lines, are kept as in the file. */
const MOST_KEPT = { first: 50, refused: 200 }

/** A data file as it was read. Its rows are those of the accepted lines, in order. */
export interface ReadFeedFile {
  titles: readonly string[]
  columns: readonly BoundColumn[]
  lines: FeedLine[]
  rows: NewRow[]
  /** About the file as a whole: encoding, units, unused columns. */
  remarks: string[]
}

interface FeedFile {
  kind: FeedKind
  as_of: string
  bytes: Uint8Array
  mapping: FeedMapping
  /** The unit of money where nothing states it; yuan by default. */
  unit?: Unit | undefined
}

/** It is not known which columns of a file are which: carries what was found. */
export class ColumnProblem extends FileProblem {
  constructor(
    message: string,
    readonly titles: readonly string[],
    readonly columns: readonly BoundColumn[],
  ) {
    super(message)
  }
}

/**
 * Reads a file of one kind and one day, in chunks between which others are served. Throws `FileProblem` if not even its
 * columns can be identified, or if it has more lines than are accepted.
 */
export async function readFeedFile({
  kind,
  as_of,
  bytes,
  mapping,
  unit = '元',
}: FeedFile): Promise<ReadFeedFile> {
  const { titles, rows, remark } = await openTable(bytes)
  const binding = bindColumns(kind, titles, { mapping, unit })
  if (binding.problem !== undefined) throw new ColumnProblem(binding.problem, titles, binding.columns)
  let refused = 0
  const read: ReadFeedFile = {
    titles,
    columns: binding.columns,
    lines: [],
    rows: [],
    remarks: [...(remark ? [remark] : []), ...binding.remarks],
  }
  const seen = new Map<string, FeedLine>()
  for await (const { at, cells } of rows) {
    if (read.lines.length === feedConsoleLimits.rows)
      throw new FileProblem(`文件超过 ${feedConsoleLimits.rows} 行，请分成几个文件。`)
    const row = readRow(
      { kind, as_of },
      binding.columns.map(({ name, index, unit }) => ({ name, raw: cells[index], unit })),
    )
    const line: FeedLine = { at, reasons: 'reasons' in row ? row.reasons : [] }
    read.lines.push(line)
    if ('reasons' in row) refused += 1
    if (read.lines.length <= MOST_KEPT.first || ('reasons' in row && refused <= MOST_KEPT.refused))
      line.cells = cells
    if ('reasons' in row) continue
    read.rows.push(row)
    refuseSecond(seen, `${row.code} ${row.sub_key}`, line)
  }
  if (read.lines.length === 0) throw new FileProblem('文件里没有数据行。')
  return read
}

/** The same key twice: the file does not say which of the two is right. */
function refuseSecond(seen: Map<string, FeedLine>, key: string, line: FeedLine): void {
  const first = seen.get(key)
  if (!first) {
    seen.set(key, line)
    return
  }
  line.reasons.push(`与第 ${first.at} 行重复`)
  first.reasons.push(`与第 ${line.at} 行重复`)
}
