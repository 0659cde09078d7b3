export { privacyVersion } from './privacy-version'
export { type ReservedDocument, reservedPages } from './reserved-pages'
export { type LibrarySection, librarySections } from './sections'
export { type LibraryTemplate, libraryTemplates, type TemplatePurpose } from './templates'
