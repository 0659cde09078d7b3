import type { LiveState } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { liveEvent } from '../live-tables'

/** In a query: the state of a stream, by the database's clock. A cancelled one is so at any time. */
export const liveState = sql<LiveState>`CASE WHEN ${liveEvent.is_cancelled} THEN 'cancelled'
  WHEN ${liveEvent.end_at} <= now() THEN 'over' WHEN ${liveEvent.start_at} <= now() THEN 'on' ELSE 'coming' END`
