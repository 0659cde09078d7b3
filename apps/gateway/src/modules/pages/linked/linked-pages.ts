import { findCode } from '../page-store'
import { countLinks, findLinks } from './link-uses'
import { publishedWith } from './published-link'
import { updateLinkedPage } from './update-page'

/** The pages that contain the company's own sections: which they are, and how they get another state of one. */
export const linkedPages = {
  count: countLinks,
  find: findLinks,
  codeOf: findCode,
  /** What visitors would see on a page. */
  foresee: publishedWith,
  update: updateLinkedPage,
}
