export { rulesKind, userTagsKind } from './data-kinds'
export { judgeRules } from './judge-rules'
export { registerTargetingOperations } from './routes'
