/** The content of a cell: a text, a number, or a moment, which is written in China's time. */
export type Cell = string | number | Date

/** A table as it is produced: rows of cells, some at a time. */
export interface Table {
  columns: readonly Column[]
  parts: AsyncIterable<readonly (readonly Cell[])[]>
}

export interface Column {
  title: string
  /** In characters, for programs that show widths. */
  width: number
}

const CHINA_MS = 8 * 3_600_000

/** Returns the moment shifted so that its UTC clock shows China's time. */
export function inChina(moment: Date): Date {
  return new Date(moment.getTime() + CHINA_MS)
}

/** `2026-11-22 10:00:00`, in China's time. */
export function timeText(moment: Date): string {
  return inChina(moment).toISOString().slice(0, 19).replace('T', ' ')
}
