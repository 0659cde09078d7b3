/** How versions come in, go out to visitors and are taken down. */
export { checkText, importPage } from '../version/import-page'
export { findVersionId } from '../version/version-store'
export { publishPage } from './publish-page'
export { takeDownPage } from './take-down-page'
