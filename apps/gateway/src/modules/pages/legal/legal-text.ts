/** A text that visitors agree to. Whoever changes a word of it gives it another version and date. */
export interface LegalText {
  version: string
  /** From when it holds, as it is printed: `2026年11月21日`. */
  effective: string
  introduction: readonly string[]
  sections: readonly LegalSection[]
}

interface LegalSection {
  heading: string
  /** Rich text as a text block takes it, one paragraph each. */
  paragraphs: readonly string[]
}
