import type { FeedKind } from '@yingzao/contract/server'
import { type FeedMapping, feedConsoleLimits } from '@yingzao/contract/studio'
import { type BoundColumn, bindColumns } from './bind-columns'
import { type NewRow, readRow } from './read-row'
import { FileProblem, openTable } from './read-table'
import type { Unit } from './units'

/** What became of a line: taken, or refused for these reasons. */
export interface FeedLine {
  at: number
  reasons: string[]
  /** As the file has them, of the lines that are shown to who brought it. */
  cells?: readonly unknown[]
}

/** Lines from the top, and lines that are refused, that are kept as the file has them. */
const MOST_KEPT = { first: 50, refused: 200 }

/** A file of data as it was read. Its rows are those of the lines that were taken, in their order. */
export interface ReadFeedFile {
  titles: readonly string[]
  columns: readonly BoundColumn[]
  lines: FeedLine[]
  rows: NewRow[]
  /** Of the file as a whole: encoding, units, columns that were not used. */
  remarks: string[]
}

interface FeedFile {
  kind: FeedKind
  as_of: string
  bytes: Uint8Array
  mapping: FeedMapping
  /** What money is counted in where nothing says it; yuan unless told. */
  unit?: Unit | undefined
}

/** Which columns of a file are which is not known: what there is of them. */
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
 * Reads a file of one kind and one day, in pieces between which others are answered. Throws `FileProblem` where not even
 * its columns can be told, and for more lines than are taken.
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

/** The same key twice: which of the two is right, the file does not say. */
function refuseSecond(seen: Map<string, FeedLine>, key: string, line: FeedLine): void {
  const first = seen.get(key)
  if (!first) {
    seen.set(key, line)
    return
  }
  line.reasons.push(`与第 ${first.at} 行重复`)
  first.reasons.push(`与第 ${line.at} 行重复`)
}
