// For who draws the form's steps without React: the pages that answer it where its script has not come.

export { consentLinks } from '../agreement/consent-links'
export { partsOf } from '../agreement/parts'
export { leadFormOf } from './lead-form-of'
export { callbackClauses, outcomeOf, outcomeTitle } from './outcome'
export type { LeadFormProps } from './props'
