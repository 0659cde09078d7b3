export { addVersion } from './add-version'
export { checkPage } from './check-page'
export { contentHash } from './content-hash'
export type { DatabaseClock } from './database-clock'
export { defaultContent } from './default-document'
export { isDemoStore, loadDemoPages } from './demo-pages'
export { type DocumentFiles, filesBeside } from './document-files'
export { type DraftRow, findDraft } from './draft-store'
export { changeEditedPage, readEditedPage } from './edited-page'
export { type EncodedPage, encodePage } from './encode-page'
export { exportPage } from './export-page'
export {
  type AcceptedDocument,
  checkText,
  type ImportedDocument,
  importPage,
} from './import-page'
export { policyVersion } from './legal/policy-version'
export { pagesModule } from './module'
export { currentCode, findHolder, findMovedTo } from './page-address'
export type { PageWatcher } from './page-changes'
export { headOf } from './page-head'
export {
  findCodesToRender,
  findPage,
  findPublished,
  findPublishedCodes,
  findPublishedRender,
  findSummaries,
  findVersion,
  insertPage,
  lockPage,
  type PageRow,
  type PageSummary,
  updatePage,
  type VersionRow,
} from './page-store'
export { PREVIEW_SECONDS, type Previewed, signPreviewToken } from './preview-token'
export { previewedContent } from './previewed-content'
export { type PublishReport, publishPage } from './publish-page'
export { createPublishedBlocks, type PublishedBlocks } from './published-blocks'
export { UnreadablePage } from './read-version'
export { brokenLimit, type EditedReading, type Written, wireOf } from './reading/read-edited'
export { renderContent, renderVersion } from './render-version'
export { dropSchedule } from './schedule-store'
export { storeFiles } from './store-files'
export { storeRender } from './store-render'
export { takeDownPage } from './take-down-page'
