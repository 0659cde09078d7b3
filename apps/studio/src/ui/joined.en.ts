/** Things of one kind: Button, Picture. */
export const inList = (things: readonly string[]): string => things.join(', ')

/** The parts of one thing: Button, Sign up now, shows on conditions. */
export const inClauses = (clauses: readonly string[]): string => clauses.join(', ')

/** Independent statements, each a sentence of its own. */
export const sideBySide = (sentences: readonly string[]): string => sentences.join('; ')

/** A word, and its explanation. */
export const explained = (word: string, explanation: string): string => `${word}: ${explanation}`
