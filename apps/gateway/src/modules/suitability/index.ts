export { type CheckedProduct, checkSuitability, keepingRefusals, type Refusals } from './check-suitability'
export { findLiveQuestionnaire } from './live-questionnaire'
export { suitabilityModule } from './module'
