export { judgeRules, ruleAsSql } from './judge-rules'
export { targetingModule } from './module'
export { findRules, ruleNames } from './rule-store'
