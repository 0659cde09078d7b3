/**
 * What is wrong with a backup: a `key` is missing, something is `damaged` or `missing`, or there are `other` bytes
 * where the same were expected; or `away`: there is nothing to work with or on. The message says what, why and what to
 * do.
 */
export class BackupFault extends Error {
  readonly kind: 'key' | 'damaged' | 'missing' | 'other' | 'away'

  constructor(kind: BackupFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupFault'
    this.kind = kind
  }
}
