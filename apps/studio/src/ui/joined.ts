/** How pieces of text are joined in this language. */

/** Things of one kind: 按钮、图片. */
export const inList = (things: readonly string[]): string => things.join('、')

/** The parts of one thing: 按钮，立即报名，按条件显示. */
export const inClauses = (clauses: readonly string[]): string => clauses.join('，')

/** Independent statements, each a sentence of its own. */
export const sideBySide = (sentences: readonly string[]): string => sentences.join('；')

/** A word, and its explanation. */
export const explained = (word: string, explanation: string): string => `${word}：${explanation}`
