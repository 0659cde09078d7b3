/** One line of the error catalogue: what a reply carries when a call did not do what was asked. */
export interface CatalogueEntry {
  /** What clients branch on. Never reused for another meaning. */
  readonly code: number
  /** HTTP status. 200 means that the call was understood and refused for a business reason. */
  readonly http: number
  /** What a visitor reads. Clients never branch on it. */
  readonly msg: string
}

/** Makes a catalogue entry; the HTTP status is 200 unless another is given. */
export function defineError(entry: { code: number; msg: string; http?: number }): CatalogueEntry {
  return Object.freeze({ http: 200, ...entry })
}
