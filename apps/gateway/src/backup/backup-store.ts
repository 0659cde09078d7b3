/** What a store reports about an object in it. */
export interface StoredObject {
  name: string
  /** In bytes, as stored. */
  bytes: number
  /** When it was stored, by the store's clock. */
  at: Date
}

/**
 * Where backups are kept: a folder or a bucket. Names are paths of letters, digits, `.`, `_` and `-`. Objects are a few
 * megabytes at most, so that each fits in memory and in one request. Every call may throw disk or network errors.
 */
export interface BackupStore {
  /** As shown to people, without a secret. */
  readonly place: string
  /**
   * Stores whole or not at all, and returns only once it would survive a power cut. Replaces any object of this name.
   */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined: there is nothing of this name. */
  get(name: string): Promise<Buffer | undefined>
  /** All objects whose names begin so, by name. */
  list(prefix: string): Promise<StoredObject[]>
  /** Safe to repeat. */
  delete(name: string): Promise<void>
  /** How many bytes still fit. Undefined: unknown. */
  spaceLeft(): Promise<number | undefined>
}
