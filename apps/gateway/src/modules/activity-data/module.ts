import { defineModule } from '../define-module'
import * as tables from './activity-data-tables'
import { liveCodesKind, vacanciesKind, virtualUsersKind } from './data-kinds'
import { registerActivityDataOperations } from './routes'

export const activityDataModule = defineModule({
  name: 'activity-data',
  tables,
  dataKinds: [vacanciesKind, virtualUsersKind, liveCodesKind],
  personal: [{ table: tables.liveCodeHandout, fate: 'delete' }],
  retention: [
    // Until the browser is closed, at most some weeks on a phone.
    { table: tables.liveCodeSession, since: tables.liveCodeSession.created_at, days: () => 30 },
  ],
  growing: [
    {
      table: tables.liveCodeSession,
      limit: 'one for a browser session that takes of a live code, of which a network may a hundred an hour',
    },
  ],
  serve: registerActivityDataOperations,
})
