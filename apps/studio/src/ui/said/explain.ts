/** What the Studio adds to a finding. */
export interface Explained {
  /** The name of its rule, where its message is in another language than the Studio. */
  name?: string
}

/** The parts of a finding that may be shown in another language: its rule, what was found, and what to do. */
export interface Explicable {
  rule: string
  message: string
  fix?: string | undefined
}

/** A finding in the words of the Studio. */
export function explain<Found extends Explicable>(finding: Found): Found & Explained {
  return finding
}
