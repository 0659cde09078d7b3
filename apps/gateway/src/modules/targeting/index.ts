export { judgeRules } from './judge-rules'
export { targetingModule } from './module'
export { findRules } from './rule-store'
