import type { SealedKind } from '../seal/sealed-kinds'

/** Something that is not as it was. */
export interface Problem {
  /** Of which rows: sealed ones, or those that hold them. */
  of: SealedKind | 'part' | 'file' | 'seal' | 'leaves' | 'anchor' | 'deletion'
  /** `changed`: other than it was. `missing`: gone. `added`: put in later, not as others come. */
  kind: 'changed' | 'missing' | 'added'
  /** What it is known by; of a row that is gone the hour that it came in. */
  subject: string
}
