import { asEvidence, defineModule, oncePerCode } from '../define-module'
import { registerLeadInbox } from './inbox/routes'
import { leadConditions } from './lead-conditions'
import { emptyLeads } from './lead-store'
import * as tables from './lead-tables'
import { registerLeadOperations } from './routes'

export const leadsModule = defineModule({
  name: 'leads',
  tables,
  personal: [
    {
      table: tables.lead,
      fate: 'keep',
      why: 'Emptied of phone and name: a channel counts its leads, whoever they were.',
    },
  ],
  empty: emptyLeads,
  growing: [
    { table: tables.lead, limit: oncePerCode, goes: asEvidence },
    { table: tables.leadTouch, limit: oncePerCode, goes: asEvidence },
    { table: tables.callbackTask, limit: 'one for a lead', goes: asEvidence },
  ],
  conditions: leadConditions,
  serve(app, ctx) {
    registerLeadOperations(app, ctx, app.publishedPages.blocksWith('collectsLeads'))
    registerLeadInbox(app, ctx)
  },
})
