/** What a store says of something it keeps. */
export interface StoredObject {
  name: string
  /** In bytes, as it is stored. */
  bytes: number
  /** When it was put there, by the clock of the store. */
  at: Date
}

/**
 * Where backups are kept: a folder, or a bucket. Names are paths of letters, digits, `.`, `_` and `-`. What is put is some
 * megabytes at most, so that it fits in memory and in one request. Every call may throw what the disk or the network says.
 */
export interface BackupStore {
  /** As people are told of it, without a secret. */
  readonly place: string
  /** Stores whole or not at all, and only answers once it would survive a power cut. Replaces what has this name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined: there is nothing of this name. */
  get(name: string): Promise<Buffer | undefined>
  /** Everything whose name begins so, by name. */
  list(prefix: string): Promise<StoredObject[]>
  /** A repeat is safe. */
  delete(name: string): Promise<void>
  /** How many bytes still fit. Undefined: nobody knows. */
  spaceLeft(): Promise<number | undefined>
}
