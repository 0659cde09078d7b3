import { STEP_WORDS } from '@yingzao/editor-core'

/** What the history calls steps, and comparisons parts of a page. */
export const wording = STEP_WORDS
