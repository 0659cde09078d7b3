/** The entry point for judging pages in a real browser: axe as a text, and what of it counts. */
export { type AxeResults, axeSource } from './axe-source'
export { inWords, RULES } from './suite/accessibility-faults'
