import { defineModule } from '../define-module'
import * as tables from './notice-tables'
import { registerNotices } from './routes'

const KEPT_DAYS = 180

export const noticesModule = defineModule({
  name: 'notices',
  tables,
  retention: [{ table: tables.memberNotice, since: tables.memberNotice.ages_from, days: () => KEPT_DAYS }],
  serve: registerNotices,
})
