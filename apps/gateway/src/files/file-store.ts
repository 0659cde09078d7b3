import type { Readable } from 'node:stream'
import type { LentFile } from './kept-files'

/**
 * Where the files are that every process of a deployment has to see: below the data folder, which all of them then
 * share, or in a bucket. A name is a path with `/` between its parts, as below the data folder. Once stored, a file
 * never changes except by `replace`.
 */
export interface FileStore {
  /** Stores whole or not at all. The same name stands for the same content, so a repeat changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Replaces a stored file's bytes, whole or not at all. */
  replace(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Stores the files of a folder of this machine as `name/…`, and removes the folder. What was there before is deleted.
   */
  takeFolder(name: string, folder: string): Promise<void>
  /** Asks the store itself, and not a copy of ours, how large a file is. Undefined: there is none. */
  ask(name: string): Promise<number | undefined>
  /** Size in bytes, of a copy of ours where there is one. Undefined: there is no such file. */
  size(name: string): Promise<number | undefined>
  /** The bytes. The stream fails where there is no such file. */
  read(name: string): Readable
  /** Opens the file, to send parts of it. Undefined: there is none. */
  open(name: string): Promise<LentFile | undefined>
  /** Deletes a file. Safe to repeat. */
  remove(name: string): Promise<void>
  /** The files whose names begin so, in no order. */
  list(beginning: string): AsyncIterable<StoredFile>
  /** Absent: the files are below this machine's data folder. */
  bucket?: Outside
}

/** The bucket itself, bypassing any copy of ours. */
export interface Outside {
  host: string
  /** Undefined: there is no such object. */
  get(name: string): Promise<Buffer | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
}

export interface StoredFile {
  name: string
  bytes: number
  /** When it was stored, in milliseconds since 1970. */
  at: number
}

/** The file store is unavailable, or refuses. The message contains no key and no secret. */
export class FilesAway extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'FilesAway'
  }
}
