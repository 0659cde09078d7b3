import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** Makes addresses of what a line names. */
export interface DataFiles {
  /** The address of a picture. A file beside the data file becomes an asset; an address stays what it is. */
  image(source: string): Promise<string>
  /** The address of a QR code of a text. */
  qrCode(text: string): Promise<string>
}

/** One kind of operators' data: what a line of it looks like and which row it becomes. */
export interface DataKind<Columns extends z.ZodObject = z.ZodObject> {
  /** As the command is given it, and the name of its demo file. */
  name: string
  /** What the command takes for its name too. */
  alias?: string
  title: string
  /** Cells of a line. The title of a column in Chinese may stand for its name. */
  columns: Columns
  table: PgTable
  /** Columns that say which row is meant: a line with a known key changes that row. */
  key: readonly PgColumn[]
  /** The row of a line; the line itself where nothing is said. May throw LineRefusal or AssetRefusal. */
  rowOf?(line: z.output<Columns>, files: DataFiles): Promise<Record<string, unknown>>
  /** What a constraint means to who wrote the line. */
  constraints?: Readonly<Record<string, string>>
}

/** A line that cannot be stored. The message is for who wrote it. */
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
