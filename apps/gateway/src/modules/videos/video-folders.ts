import { join } from 'node:path'
import type { Config } from '../../config/config'

type Settings = Pick<Config, 'dataDir'>

/** What is played first of a folder, by its format, and what of it while it is locked. */
export const ENTRIES = {
  mp4: { entry: 'film.mp4', preview: 'preview.mp4' },
  hls: { entry: 'film.m3u8', preview: 'preview.m3u8' },
} as const

/** How much of what is locked can be seen, in seconds. */
export const PREVIEW_S = 60

/** Content types of what a folder may hold, by the endings of names. */
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

/** The folder of a film in the store of files. */
export const filmPlace = (folder: string): string => `videos/${folder}`

/** A file of a film in the store of files. */
export const filmFile = (folder: string, name: string): string => `${filmPlace(folder)}/${name}`

/** Where the files of a film are, on a disk that is the store. */
export const filmFolder = (config: Settings, folder: string): string =>
  join(config.dataDir, filmPlace(folder))

/** Where pieces are that are still on their way, in a bucket. No folder of a film has so short a name. */
export const UPLOADS = 'videos/uploads/'

/** Where films are that are still on their way, on this disk. */
export const uploadsIn = (config: Settings): string => join(config.dataDir, UPLOADS)

export const uploadPath = (config: Settings, upload_id: string): string => join(uploadsIn(config), upload_id)

/** Where films are made before they are moved to their place, on this disk. */
export const workshopIn = (config: Settings): string => join(config.dataDir, 'videos/reading')

/** The folder of what came as this upload: its 128 random bits in 22 signs, the same whenever reading is repeated. */
export function folderOfUpload(upload_id: string): string {
  return Buffer.from(upload_id.replaceAll('-', ''), 'hex').toString('base64url')
}
