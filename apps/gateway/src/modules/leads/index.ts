export { registerLeadInbox } from './inbox/routes'
export { emptyLeads } from './lead-store'
export { registerLeadOperations } from './routes'
