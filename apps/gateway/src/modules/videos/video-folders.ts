import { join } from 'node:path'
import type { Config } from '../../config/config'

type Settings = Pick<Config, 'dataDir'>

/** The file of a folder that is played first, by format, and the one played while it is locked. */
export const ENTRIES = {
  mp4: { entry: 'film.mp4', preview: 'preview.mp4' },
  hls: { entry: 'film.m3u8', preview: 'preview.m3u8' },
} as const

/** How much of what is locked can be seen, in seconds. */
export const PREVIEW_S = 60

/** Content types of the files that a folder may hold, by extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
}

/** Every name that a folder can hold, so that no `..` and no hidden file reaches the disk. */
const NAME = /^[A-Za-z0-9_-]{1,64}\.(mp4|m3u8|ts|m4s|vtt)$/
const FOLDER = /^[A-Za-z0-9_-]{22}$/

/** The content type of a file by its name. Undefined: no file can have that name. */
export function contentTypeOf(name: string): string | undefined {
  const ending = NAME.exec(name)?.[1]
  return ending === undefined ? undefined : CONTENT_TYPES[ending]
}

export const isFolder = (text: string): boolean => FOLDER.test(text)

/** The folder of a film in the file store. */
export const filmPlace = (folder: string): string => `videos/${folder}`

/** A file of a film in the file store. */
export const filmFile = (folder: string, name: string): string => `${filmPlace(folder)}/${name}`

/** Where the files of a film are, if the store is a disk. */
export const filmFolder = (config: Settings, folder: string): string =>
  join(config.dataDir, filmPlace(folder))

/** Where the pieces of unfinished uploads are in a bucket. No film folder has such a short name. */
export const UPLOADS = 'videos/uploads/'

/** Where unfinished uploads are on this disk. */
export const uploadsIn = (config: Settings): string => join(config.dataDir, UPLOADS)

export const uploadPath = (config: Settings, upload_id: string): string => join(uploadsIn(config), upload_id)

/** Where films are prepared before they are moved into place, on this disk. */
export const workshopIn = (config: Settings): string => join(config.dataDir, 'videos/reading')

/**
 * The folder of the film from this upload: its 128 random bits in 22 characters, the same whenever reading is repeated.
 */
export function folderOfUpload(upload_id: string): string {
  return Buffer.from(upload_id.replaceAll('-', ''), 'hex').toString('base64url')
}
