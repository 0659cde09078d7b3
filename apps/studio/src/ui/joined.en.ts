/** Things of one kind: Button, Picture. */
export const inList = (things: readonly string[]): string => things.join(', ')

/** What belongs to one thing: Button, Sign up now, shows on conditions. */
export const inClauses = (clauses: readonly string[]): string => clauses.join(', ')

/** What stands side by side, each a sentence of its own. */
export const sideBySide = (sentences: readonly string[]): string => sentences.join('; ')

/** A word, and what there is to say of it. */
export const explained = (word: string, explanation: string): string => `${word}: ${explanation}`
