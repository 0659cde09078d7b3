/** A page taken apart, and its words as they are searched for: for who has no need of the rules and should not load them. */
export { createPage, type Page } from './page'
export { lettersOf, squash } from './squash'
