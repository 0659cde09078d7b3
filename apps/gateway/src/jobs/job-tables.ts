import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which daily job has been enqueued for which day in China. The key makes it once for all processes. */
export const jobDay = pgTable(
  'job_day',
  { name: text('name').notNull(), day: date('day').notNull() },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
