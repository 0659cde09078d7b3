export { leadCount } from './lead-store'
export { leadsModule } from './module'
