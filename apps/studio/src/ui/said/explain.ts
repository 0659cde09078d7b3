/** What the Studio adds to a finding. */
export interface Explained {
  /** The name of its rule, where the message is in another language than the Studio. */
  name?: string
}

/** The parts of a finding that may be shown in another language: its rule, and what to do. */
export interface Explicable {
  rule: string
  fix?: string | undefined
}

/** A finding in the words of the Studio. */
export function explain<Found extends Explicable>(finding: Found): Found & Explained {
  return finding
}
