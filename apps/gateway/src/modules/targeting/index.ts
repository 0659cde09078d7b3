export { judgeRules } from './judge-rules'
export { targetingModule } from './module'
