export { groupPostsKind, groupRulesKind, groupsKind } from './data-kinds'
export { registerGroupOperations } from './routes'
