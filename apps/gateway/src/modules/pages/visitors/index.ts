/** What visitors see of published pages right now, and how to have it follow a change. */
export { type AnsweringContext, announceAnswers } from './page-answers'
export { pageMoment } from './page-moment'
export type { PageWatcher } from './page-watcher'
export { filterContent, isPageOff, loadFilter } from './switched-off'
export { visiblePages } from './visible-pages'
