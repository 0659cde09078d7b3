import { defineModule } from '../define-module'
import * as tables from './reminder-tables'

export const remindersModule = defineModule({
  name: 'reminders',
  tables,
  personal: [{ table: tables.reminder, fate: 'delete' }],
})
