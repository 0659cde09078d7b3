export { privacyModule } from './module'
export { findRecommendation } from './privacy-store'
