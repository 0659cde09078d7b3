/**
 * The entry point of the page domain for other modules: one name for each part of it, at most fifteen in all
 * (decision 55). Each part lists what it offers in its own `index.ts`.
 */
export * as pageAddresses from './address'
export * as pageApproval from './approval'
export { takeUpDemoFile } from './demo-pages'
export * as pageDocuments from './document'
export { policyVersion } from './legal/policy-version'
export * as pageLists from './lists'
export { pagesModule } from './module'
export * as pageOverviews from './overview'
export { preparePages } from './prepare-pages'
export * as pagePublishing from './publish'
export * as pageVariants from './variant'
export * as visitorPages from './visitors'
export type { PublishedPages } from './visitors/published-pages'
