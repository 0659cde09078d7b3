export { groupsModule } from './module'
