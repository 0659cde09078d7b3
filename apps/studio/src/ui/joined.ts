/** How pieces of what is said are put together, as the language does it. */

/** Things of one kind: 按钮、图片. */
export const inList = (things: readonly string[]): string => things.join('、')

/** What belongs to one thing: 按钮，立即报名，按条件显示. */
export const inClauses = (clauses: readonly string[]): string => clauses.join('，')

/** What stands side by side, each a sentence of its own. */
export const sideBySide = (sentences: readonly string[]): string => sentences.join('；')

/** A word, and what there is to say of it. */
export const explained = (word: string, explanation: string): string => `${word}：${explanation}`
