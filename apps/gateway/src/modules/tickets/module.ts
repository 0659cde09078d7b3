import { defineModule } from '../define-module'
import * as tables from './ticket-tables'

export const ticketsModule = defineModule({
  name: 'tickets',
  tables: { ticket: tables.ticket },
  personal: [{ table: tables.ticket, fate: 'delete' }],
})
