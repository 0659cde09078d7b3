/** A file that is not stored. Both sentences are for the operator who brought it. */
export class AssetRefusal extends Error {
  readonly fix: string

  constructor(message: string, fix: string) {
    super(message)
    this.name = 'AssetRefusal'
    this.fix = fix
  }
}
