/** Answers so far: option number by question number. */
export type Answers = Record<string, string>

const KEY = 'risk-test'

interface Draft {
  version: number
  answers: Answers
}

/** What a visitor answered before leaving, to the same questions. A browser that keeps nothing starts afresh. */
export function keptAnswers(version: number): Answers {
  const draft = keptDraft()
  return draft?.version === version ? draft.answers : {}
}

/** Whether answers to a different set of questions are kept. */
export function hasOtherAnswers(version: number): boolean {
  const draft = keptDraft()
  return draft !== undefined && draft.version !== version
}

function keptDraft(): Draft | undefined {
  try {
    const { version, answers } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return version === undefined ? undefined : { version, answers }
  } catch {
    return undefined
  }
}

/** Keeps them while the tab is open: a login leads away, and back. */
export function keepAnswers(version: number, answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version, answers }))
  } catch {
    // They are still on the screen.
  }
}

export function dropAnswers(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing is kept there.
  }
}

/** One answer for each question, in their order, as the gateway takes them. */
export function answerList(questions: readonly { question_id: string }[], answers: Answers) {
  return questions.map(({ question_id }) => ({ question_id, option_id: answers[question_id] ?? '' }))
}
