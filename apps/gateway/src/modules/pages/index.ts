export { compressPage } from './compress-page'
export type { DatabaseClock } from './database-clock'
export { defaultContent } from './default-document'
export { isDemoStore, loadDemoPages } from './demo-pages'
export { type DocumentFiles, filesBeside } from './document-files'
export { type EncodedPage, encodePage } from './encode-page'
export { exportPage } from './export-page'
export {
  type AcceptedDocument,
  checkText,
  type ImportedDocument,
  importPage,
} from './import-page'
export { policyVersion } from './legal/policy-version'
export { listenToPageChanges, type PageChanges, type PageWatcher } from './page-changes'
export { createPageDetail } from './page-detail'
export {
  findCodesToRender,
  findPublished,
  findPublishedCodes,
  findPublishedRender,
  findSummaries,
  findVersion,
  type PageSummary,
} from './page-store'
export { previewedVersion, signPreviewToken } from './preview-token'
export { type PublishReport, publishPage } from './publish-page'
export { readVersion, UnreadablePage } from './read-version'
export { renderContent, renderVersion } from './render-version'
export { registerPageOperations } from './routes'
export { storeFiles } from './store-files'
export { storeRender } from './store-render'
