export { privacyVersion } from './privacy-version'
export { type ReservedDocument, reservedPages } from './reserved-pages'
