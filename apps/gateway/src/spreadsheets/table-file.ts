import type { StudioFile } from '../http/register-studio-operation'
import { inChina, type Table } from './cell'
import { writeCsv } from './csv'
import { writeXlsx } from './xlsx'

/** A file of an export has no more rows than this. */
export const MOST_ROWS = 100_000

/** How many rows an export reads at a time. Decrypting more at once would keep visitors waiting. */
export const ROWS_AT_ONCE = 1_000

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Returns a table as the file that a call responds with, named after its content and the day in China. */
export function tableFile(
  table: Table,
  { name, sheet, format }: { name: string; sheet: string; format: keyof typeof TYPES },
): StudioFile {
  return {
    name: `${name}-${inChina(new Date()).toISOString().slice(0, 10)}.${format}`,
    type: TYPES[format],
    bytes: format === 'csv' ? writeCsv(table) : writeXlsx(sheet, table),
  }
}
