import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { filmFile, filmPlace } from './video-folders'
import { videoFile } from './video-tables'

/** A film that a row says there is, by the names of its files in the store of files. */
export interface StoredFilmFiles {
  /** What all their names begin with. */
  beginning: string
  /** Of all of them together. */
  bytes: number
  /** Those that have to be there: what is played first. */
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

/** Whether a file below the folder of films is on its way, and no part of one. */
export function isOnItsWay(name: string): boolean {
  return /^videos\/(uploads|reading)\//.test(name)
}
