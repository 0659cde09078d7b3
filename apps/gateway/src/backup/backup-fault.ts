/**
 * What is wrong with a backup: a `key` that is not there, something `damaged`, `missing`, or `other` bytes where the same
 * were to be; or `away`: there is nothing to work with or on. Its message says what, why and what to do.
 */
export class BackupFault extends Error {
  readonly kind: 'key' | 'damaged' | 'missing' | 'other' | 'away'

  constructor(kind: BackupFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupFault'
    this.kind = kind
  }
}
