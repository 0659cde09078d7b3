export { emptyLeads } from './lead-store'
export { leadsModule } from './module'
