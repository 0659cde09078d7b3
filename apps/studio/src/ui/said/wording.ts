import { STEP_WORDS } from '@yingzao/editor-core'

/** The names of history steps, and of page parts in comparisons. */
export const wording = STEP_WORDS
