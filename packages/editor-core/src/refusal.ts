/** Which rule a refused change violated. Pages and tests branch on this, never on the text. */
export type RefusalRule =
  | 'block-gone'
  | 'place-gone'
  | 'place-not-allowed'
  | 'into-itself'
  | 'unknown-block'
  | 'duplicate-id'
  | 'bad-id'
  | 'field-gone'
  | 'bad-value'
  | 'forbidden-key'
  | 'bad-patch'
  | 'foreign-text'
  | 'newer-text'
  | 'locked'
  | 'nothing-selected'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'step-gone'
  | 'limit-bytes'
  | 'limit-nodes'
  | 'limit-depth'
  | 'limit-string'
  | 'limit-blocks'
  | 'limit-block-depth'

/** Why something was not done. Nothing of it was: the page is as before. */
export interface Refusal {
  rule: RefusalRule
  /** What is the matter and why it matters, in the operator's language. */
  message: string
  /** What to do about it. */
  fix: string
  /** The block it concerns, when there is one, so that the editor can go there. */
  blockId?: string
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** Carries a refusal from deep inside a document to `attempt`. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`${refusal.message}${refusal.fix}`)
    this.refusal = refusal
  }
}

export function refuse(refusal: Refusal): never {
  throw new Refused(refusal)
}

/** Runs something that may be refused, and returns the result. Any other exception is a bug and is passed on. */
export function attempt<Value>(work: () => Value): Result<Value> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}
