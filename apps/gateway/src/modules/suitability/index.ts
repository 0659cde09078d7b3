export { type CheckedProduct, checkSuitability, keepingRefusals, type Refusals } from './check-suitability'
export { suitabilityModule } from './module'
