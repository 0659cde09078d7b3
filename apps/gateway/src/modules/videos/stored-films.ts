import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { filmFile, filmPlace } from './video-folders'
import { videoFile } from './video-tables'

/** A film that has a row, by the names of its files in the file store. */
export interface StoredFilmFiles {
  /** The common prefix of their names. */
  beginning: string
  /** The total size of all of them. */
  bytes: number
  /** Those that must exist: the ones that are played first. */
  entries: string[]
}

/** All films. */
export async function storedFilms({ orm }: Pick<Database, 'orm'>): Promise<StoredFilmFiles[]> {
  const rows = await orm.select().from(videoFile).orderBy(asc(videoFile.folder))
  return rows.map(({ folder, bytes, entry, preview_entry }) => ({
    beginning: `${filmPlace(folder)}/`,
    bytes,
    entries: [entry, preview_entry].filter((name) => name !== '').map((name) => filmFile(folder, name)),
  }))
}

/** Whether a file below the film folder is an unfinished upload, and not part of a film. */
export function isOnItsWay(name: string): boolean {
  return /^videos\/(uploads|reading)\//.test(name)
}
