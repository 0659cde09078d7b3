export { findRecommendation } from './privacy-store'
export { registerPrivacyOperations } from './routes'
