export { memberCount } from './group-store'
export { groupsModule } from './module'
