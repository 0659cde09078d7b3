import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { openDaySession } from '../open-day-tables'

type Session = StudioResponse<StudioOperations['openDayRows']>['list'][number]['sessions'][number]

/** In a query: the state of a session, by the database's clock. A cancelled one is so at any time. */
export const sessionState = sql<Session['state']>`CASE WHEN ${openDaySession.is_cancelled} THEN 'cancelled'
  WHEN ${openDaySession.start_at} <= now() THEN 'over' ELSE 'coming' END`
