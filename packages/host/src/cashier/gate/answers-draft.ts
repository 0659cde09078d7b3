/** Answers so far: number of the option, by number of the question. */
export type Answers = Record<string, string>

const KEY = 'risk-test'

/** What somebody has answered before they left, for the same questions. A browser that keeps nothing begins anew. */
export function keptAnswers(version: number): Answers {
  try {
    const { version: of, answers } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return of === version ? (answers as Answers) : {}
  } catch {
    return {}
  }
}

/** Keeps them while the tab is open: a login leads away, and back. */
export function keepAnswers(version: number, answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version, answers }))
  } catch {
    // They are on the screen still.
  }
}

export function dropAnswers(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is kept there, then.
  }
}
