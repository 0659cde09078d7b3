/** What the Studio adds to what a finding says by itself. */
export interface Explained {
  /** What its rule is called, where the message is in another language than the Studio. */
  name?: string
}

/** Of a finding, what may be said in another language: its rule, and what to do. */
export interface Explicable {
  rule: string
  fix?: string | undefined
}

/** A finding as the Studio says it. */
export function explain<Found extends Explicable>(finding: Found): Found & Explained {
  return finding
}
