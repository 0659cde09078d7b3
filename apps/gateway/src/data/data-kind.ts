import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** Turns what a line names into addresses. */
export interface DataFiles {
  /** The address of a picture. A file beside the data file becomes an asset; an address stays as it is. */
  image(source: string): Promise<string>
  /** The address of a QR code for a text. */
  qrCode(text: string): Promise<string>
}

/** One kind of operators' data: what a line of it looks like and which row it becomes. */
export interface DataKind<Columns extends z.ZodObject = z.ZodObject> {
  /** The command's argument, and the name of its demo file. */
  name: string
  /** An alternative name that the command accepts. */
  alias?: string
  title: string
  /** Cells of a line. A column's Chinese title may replace its name. */
  columns: Columns
  table: PgTable
  /** Columns that identify the row: a line with a known key changes that row. */
  key: readonly PgColumn[]
  /** The row for a line; the line itself if absent. May throw LineRefusal or AssetRefusal. */
  rowOf?(line: z.output<Columns>, files: DataFiles): Promise<Record<string, unknown>>
  /** What a constraint means to the author of the line. */
  constraints?: Readonly<Record<string, string>>
}

/** A line that cannot be stored. The message is for its author. */
export class LineRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LineRefusal'
  }
}

/** Declares a kind, keeping the types of its columns. */
export function dataKind<Columns extends z.ZodObject>(kind: DataKind<Columns>): DataKind {
  // `rowOf` is only ever given what `columns` of the same kind has read.
  return kind as unknown as DataKind
}
