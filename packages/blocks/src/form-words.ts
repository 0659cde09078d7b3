// For code that renders the steps of forms without React: the pages that answer a form whose script has not loaded.

export { consentLinks } from './agreement/consent-links'
export { partsOf } from './agreement/parts'
export { leadFormOf } from './lead-form/lead-form-of'
export { callbackClauses, outcomeOf, outcomeTitle } from './lead-form/outcome'
export type { LeadFormProps } from './lead-form/props'
export { nextStep, resultWords } from './w-broker-register/register-words'
export { registrationOf } from './w-broker-register/registration-of'
export { inviteFormOf } from './w-invite-register/invite-form-of'
export { resultNote, resultTitle } from './w-invite-register/result-words'
