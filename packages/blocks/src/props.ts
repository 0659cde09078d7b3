/** Every block's data: props, labels, limits, version steps. No React, so gateway, checks and Studio read it too. */
export { footerText } from './footer/footer-text'
export { leadFormOf } from './lead-form/lead-form-of'
export { specs } from './registry/specs.generated'
export { answersIn } from './survey/names'
export type { SurveyProps } from './survey/props'
export { surveyOf } from './survey/survey-of'
export { paragraphsBlock } from './text/paragraphs-block'
export { registrationOf } from './w-broker-register/registration-of'
