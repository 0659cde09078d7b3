import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { DataFiles } from './data-files'

/** One kind of operators' data: what a line of it looks like and which row it becomes. */
export interface DataKind<Columns extends z.ZodObject = z.ZodObject> {
  /** As the command is given it, and the name of its demo file. */
  name: string
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
