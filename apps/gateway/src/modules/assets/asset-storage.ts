import type { Readable } from 'node:stream'
import type { LentFile } from '../../files/kept-files'

/** Where the bytes of assets live: a folder today, an object store for more than one machine. */
export interface AssetStorage {
  /** Stores whole or not at all. A name always stands for the same content, so a repeat changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Puts other bytes in the place of a stored file, whole or not at all. For mending what is stored; see `cleanStoredFiles`. */
  replace(name: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or undefined when there is no such file. */
  size(name: string): Promise<number | undefined>
  /** The bytes. The stream fails where there is no such file. */
  read(name: string): Readable
  /** The file, to send parts of it; for some seconds as it was when it was first asked for. Undefined: there is none. */
  open(name: string): Promise<LentFile | undefined>
}
