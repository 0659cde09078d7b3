import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text'

/** A data file, line by line. */
export interface DataLines {
  /** Cells by the name of their column; empty cells of a CSV file are left out. */
  lines: DataLine[]
  /** Something the operator should know although the file can be read. */
  remark?: string
}

export interface DataLine {
  /** Its position in the file: the line of a CSV file, the number in a JSON list. From 1. */
  at: number
  cells: Record<string, unknown>
}

const MOST_LINES = 10_000

/** Reads a CSV file with a header line, or a JSON file with a list of objects. A problem is a sentence. */
export function readLines(name: string, bytes: Uint8Array): DataLines | { problem: string } {
  const decoded = decodeText(bytes)
  if ('problem' in decoded) return decoded
  const lines = /\.json$/i.test(name) ? readJson(decoded.text) : readCsv(decoded.text)
  if ('problem' in lines) return lines
  if (lines.lines.length === 0) return { problem: '文件里没有数据行。' }
  if (lines.lines.length > MOST_LINES)
    return { problem: `文件有 ${lines.lines.length} 行，一次最多 ${MOST_LINES} 行。请分成几个文件。` }
  return { ...lines, ...(decoded.remark ? { remark: decoded.remark } : {}) }
}

function readJson(text: string): DataLines | { problem: string } {
  const list = parseJson(text)
  if (!Array.isArray(list)) return { problem: 'JSON 文件应当是一个列表：[{…}, {…}]。' }
  const wrong = list.findIndex((item) => typeof item !== 'object' || item === null || Array.isArray(item))
  if (wrong !== -1) return { problem: `列表的第 ${wrong + 1} 项不是 {…}。` }
  return { lines: list.map((cells, index) => ({ at: index + 1, cells })) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface CsvRow {
  record: Record<string, string>
  info: { lines: number }
}

function readCsv(text: string): DataLines | { problem: string } {
  try {
    const rows = parse(text, {
      columns: columnNames,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 100_000,
    }) as unknown as CsvRow[]
    return { lines: rows.map(({ record, info }) => ({ at: info.lines, cells: withoutEmpty(record) })) }
  } catch (error) {
    if (error instanceof ColumnTwice) return { problem: error.message }
    if (!(error instanceof CsvError)) throw error
    return { problem: csvProblem(error) }
  }
}

class ColumnTwice extends Error {}

function columnNames(cells: string[]): string[] {
  const names = cells.map((name) => name.trim())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new ColumnTwice(`列名 ${twice || '（空）'} 出现了两次，请删去一列或改正列名。`)
  return names
}

function withoutEmpty(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
}

/** Why a CSV file cannot be read, with the line, for whoever wrote it. */
export function csvProblem({ code, lines, message }: CsvError & { lines?: number }): string {
  const where = lines === undefined ? '' : `第 ${lines} 行`
  switch (code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return `${where}的列数和第一行（列名）不同。文字里有逗号时，请用英文双引号把整格括起来。`
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return `${where}的双引号不成对。格子里的双引号请写成两个。`
    default:
      return `${where}不是正确的 CSV：${message}`
  }
}
