import { sql } from 'drizzle-orm'
import { speech, tour } from './tour-tables'

/** Whether enrolment for a talk is over, by the database's clock. In queries that join `speech` and `tour`. */
export const isOver = sql<boolean>`(${speech.is_cancelled} OR ${speech.start_at} <= now()
  OR NOT ${tour.is_open} OR ${tour.end_at} <= now())`

/** 1 enrolment has not begun, 2 enrolment is open, 3 full, 4 over: it has begun, or will not take place. */
export const speechStatus = sql<1 | 2 | 3 | 4>`CASE WHEN ${isOver} THEN 4
  WHEN ${speech.enrol_from} > now() THEN 1 WHEN ${speech.enrolled} >= ${speech.quota} THEN 3 ELSE 2 END`
