/** Words of a text as written, and the words to replace them. */
interface Correction {
  from: string
  to: string
}

/**
 * Something a reader or a check has to say about one place in a document. `error` blocks publishing; `warning` and
 * `info` do not.
 */
export interface Finding {
  /** Stable id of the rule, for example `unknown-block`. Pages and tests branch on this, never on the text. */
  rule: string
  severity: 'error' | 'warning' | 'info'
  /** Where: `page_schema[3].value.endTime`. Empty for the document as a whole. */
  path: string
  /** The block concerned, if there is one, so that an editor can go there. */
  blockId?: string
  /** What is wrong, in the operator's language. */
  message: string
  /** What to do about it. */
  fix: string
  /** What fixes it, where that is certain: these words of the text at its place, and their replacement. */
  correction?: Correction
}
