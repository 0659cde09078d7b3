/** A published page that is shown to some visitors in another form, for experiments and switches. */
export { checkVariant, type VariantDraft } from './check-variant'
export { answeredVariant, type DrawnVariant, drawVariant } from './draw-variant'
export { pageStandings, previewPath } from './page-standings'
export { holdPublished, type PublishedContent, publishedContent } from './published-content'
export { writeInstead } from './write-instead'
