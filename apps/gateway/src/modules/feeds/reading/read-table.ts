import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { csvProblem, decodeText } from '../../data-import'

/**
 * A row of a file: its line in a CSV file, or its number in a JSON list, from 1, and its cells in the order of the
 * titles.
 */
interface TableRow {
  at: number
  cells: readonly unknown[]
}

/** A file, read row by row, so that other requests are served meanwhile. */
export interface Table {
  titles: readonly string[]
  rows: AsyncIterable<TableRow>
  /** Something worth knowing about how it was read. */
  remark?: string
}

/** Why a file as a whole cannot be read, for whoever submitted it. */
export class FileProblem extends Error {}

/** A JSON list is parsed in one go, during which no other request is served. */
const MOST_JSON_BYTES = 8 * 1024 * 1024
/** Characters of a CSV file read in one go: some hundred lines. */
const PIECE = 64 * 1024

/** Opens a CSV file with a header row, or a JSON list of objects, whatever its name. Throws `FileProblem`. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  const decoded = decodeText(bytes)
  if ('problem' in decoded) throw new FileProblem(decoded.problem)
  const { text, remark } = decoded
  const table = /^\s*\[\s*[{\]]/.test(text.slice(0, 1_000)) ? openJson(text) : await openCsv(text)
  return { ...table, ...(remark && { remark }) }
}

async function openCsv(text: string): Promise<Table> {
  const rows = csvRows(text)
  const first = await rows.next()
  if (first.done) throw new FileProblem('文件是空的。')
  return { titles: first.value.cells.map(String), rows }
}

async function* csvRows(text: string): AsyncGenerator<TableRow> {
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 100_000,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>)
      yield { at: info.lines, cells: record }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileProblem(csvProblem(error))
  }
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE)
    await setImmediate()
  }
}

function openJson(text: string): Table {
  if (text.length > MOST_JSON_BYTES)
    throw new FileProblem(`JSON 文件不能超过 ${MOST_JSON_BYTES / 1024 / 1024} MB，更大的请用 CSV。`)
  const list = parseList(text)
  const titles = [...new Set(list.flatMap((item) => Object.keys(item)))]
  return { titles, rows: jsonRows(list, titles) }
}

async function* jsonRows(list: readonly object[], titles: readonly string[]): AsyncGenerator<TableRow> {
  for (const [index, item] of list.entries()) {
    if (index % 500 === 499) await setImmediate()
    yield {
      at: index + 1,
      cells: titles.map((title) => (Object.hasOwn(item, title) ? item[title as never] : '')),
    }
  }
}

function parseList(text: string): object[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new FileProblem('不是正确的 JSON 列表：[{…}, {…}]。')
  }
  const wrong = (list as unknown[]).findIndex(
    (item) => typeof item !== 'object' || item === null || Array.isArray(item),
  )
  if (wrong !== -1) throw new FileProblem(`列表的第 ${wrong + 1} 项不是 {…}。`)
  return list as object[]
}
