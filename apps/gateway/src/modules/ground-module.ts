import * as tokenTables from '../integrations/supplier-tables'
import * as jobTables from '../jobs/job-tables'
import * as limitTables from '../limits/limit-tables'
import * as keyTables from '../pii/pii-tables'
import { defineModule } from './define-module'

/** The tables that modules build on, which no module may declare. */
export const groundModule = defineModule({
  name: 'ground',
  tables: { ...tokenTables, ...jobTables, ...limitTables, ...keyTables },
  retention: [
    // Counts, not a log: after an hour nobody asks for them.
    { table: limitTables.callCount, since: limitTables.callCount.window_start, days: () => 1 },
  ],
  growing: [
    { table: limitTables.callCount, limit: 'one for a network and what is counted of it' },
    {
      table: tokenTables.sandboxKeys,
      limit: 'one for a supplier of payments, outside production',
      goes: 'never: what they have signed could not be checked',
    },
    {
      table: 'pgboss.job',
      limit: 'one for a text message',
      goes: 'the queue archives what is done and deletes it after days',
    },
  ],
})
