/** A file that is not stored. Both sentences are for the operator who uploaded it. */
export class AssetRefusal extends Error {
  readonly fix: string
  /** The same file would be stored if it were smaller. */
  readonly isTooLarge: boolean

  constructor(message: string, fix: string, { isTooLarge = false } = {}) {
    super(message)
    this.name = 'AssetRefusal'
    this.fix = fix
    this.isTooLarge = isTooLarge
  }
}
