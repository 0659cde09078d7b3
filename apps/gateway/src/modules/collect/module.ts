import { defineModule, networkLog } from '../define-module'
import * as tables from './collect-tables'
import { registerCollectOperations } from './routes'

export const collectModule = defineModule({
  name: 'collect',
  tables,
  personal: [{ table: tables.browseLog, fate: 'delete' }],
  retention: [{ table: tables.browseLog, since: tables.browseLog.minute, days: networkLog }],
  serve: registerCollectOperations,
})
