import axe from 'axe-core'

export type { AxeResults } from 'axe-core'

/** The source text of axe, for a page in a real browser to evaluate: there it can judge colours too. */
export const axeSource: string = axe.source
