export { findMovedTo } from './address/page-address'
export { exportPage } from './commands/export-page'
export { defaultContent } from './default-document'
export { isDemoStore, loadDemoPages } from './demo-pages'
export { countUses, findUses } from './document/asset-uses'
export { readVersion, UnreadablePage } from './document/read-version'
export { storeFiles } from './document/store-files'
export { type DocumentFiles, filesBeside } from './document-files'
export { policyVersion } from './legal/policy-version'
export { pagesModule } from './module'
export { pageTitles } from './page-names'
export {
  findCodesToRender,
  findPublished,
  findPublishedCodes,
  findPublishedRender,
  findSummaries,
  findVersion,
  type PageSummary,
} from './page-store'
export { signPreviewToken } from './preview/preview-token'
export { previewedContent } from './preview/previewed-content'
export { type EncodedPage, encodePage } from './publish/encode-page'
export { type PublishReport, publishPage } from './publish/publish-page'
export { renderContent, renderVersion } from './publish/render-version'
export { storeRender } from './publish/store-render'
export { takeDownPage } from './publish/take-down-page'
export { type AcceptedDocument, checkText, type ImportedDocument, importPage } from './version/import-page'
export type { DatabaseClock } from './visitors/database-clock'
export type { PageWatcher } from './visitors/page-changes'
export { createPublishedBlocks, type PublishedBlocks } from './visitors/published-blocks'
