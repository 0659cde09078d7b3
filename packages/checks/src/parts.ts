/**
 * A page taken apart, and its words in searchable form: for code that does not need the rules and should not load them.
 */
export { createPage, type Page } from './page'
export { lettersOf, squash } from './squash'
