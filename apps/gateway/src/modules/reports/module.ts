import { defineModule } from '../define-module'
import * as tables from './report-tables'

export const reportsModule = defineModule({
  name: 'reports',
  tables,
})
