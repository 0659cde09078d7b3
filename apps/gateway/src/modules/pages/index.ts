export type { DatabaseClock } from './database-clock'
export { loadDemoPages } from './demo-pages'
export { type DocumentFiles, filesBeside } from './document-files'
export { exportPage } from './export-page'
export {
  type AcceptedDocument,
  checkText,
  type ImportedDocument,
  importPage,
} from './import-page'
export { listenToPageChanges, type PageChanges, type PageWatcher } from './page-changes'
export { createPageDetail } from './page-detail'
export {
  findCodesToRender,
  findPublished,
  findPublishedCodes,
  findPublishedRender,
  findSummaries,
  findVersion,
  insertRender,
  type PageSummary,
} from './page-store'
export { previewedVersion, signPreviewToken } from './preview-token'
export { type PublishReport, publishPage } from './publish-page'
export { readVersion, UnreadablePage } from './read-version'
export { renderDocument, renderVersion } from './render-version'
export { registerPageOperations } from './routes'
