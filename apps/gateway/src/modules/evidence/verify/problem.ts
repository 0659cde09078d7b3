import type { SealedKind } from '../seal/sealed-kinds'

/** Something that is not as it was. */
export interface Problem {
  /** Which rows it concerns: sealed ones, or those that hold them. */
  of: SealedKind | 'part' | 'file' | 'seal' | 'leaves' | 'anchor' | 'deletion'
  /** `changed`: different from before. `missing`: gone. `added`: inserted later, not the usual way. */
  kind: 'changed' | 'missing' | 'added'
  /** Its identity; for a row that is gone, the hour in which it was added. */
  subject: string
}
