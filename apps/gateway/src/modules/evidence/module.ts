import { defineModule, networkLog } from '../define-module'
import * as tables from './evidence-tables'

export const evidenceModule = defineModule({
  name: 'evidence',
  tables,
  retention: [{ table: tables.visitLeaf, since: tables.visitLeaf.hour, days: networkLog }],
})
