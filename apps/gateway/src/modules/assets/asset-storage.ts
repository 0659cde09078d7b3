import type { Readable } from 'node:stream'
import type { ByteRange } from '../../http/byte-range'

/** Where the bytes of assets live: a folder today, an object store for more than one machine. */
export interface AssetStorage {
  /** Stores whole or not at all. A name always stands for the same content, so a repeat changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Puts other bytes in the place of a stored file, whole or not at all. For mending what is stored; see `cleanStoredFiles`. */
  replace(name: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or undefined when there is no such file. */
  size(name: string): Promise<number | undefined>
  /** The bytes, or those of a range. The stream fails when the file has gone since `size`. */
  read(name: string, range?: ByteRange): Readable
}
