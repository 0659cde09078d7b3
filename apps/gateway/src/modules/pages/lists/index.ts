/** Pages as rows in the lists of other modules: codes, titles, versions. */
export { findPublishedCodes, findSummaries } from '../page-store'
export { pageNames, pageTitles, publishedVersions } from './page-names'
export { pagesByTheme } from './pages-by-theme'
export { titlesOf } from './titles-of'
