import { findCode } from '../page-store'
import { countLinks, findLinks } from './link-uses'
import { publishedWith } from './published-link'
import { updateLinkedPage } from './update-page'

/** Pages of which parts are sections of the company's own: which they are, and how they get another state of one. */
export const linkedPages = {
  count: countLinks,
  find: findLinks,
  codeOf: findCode,
  /** What visitors would see of one. */
  foresee: publishedWith,
  update: updateLinkedPage,
}
