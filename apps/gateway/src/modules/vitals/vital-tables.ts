import { CONTAINERS } from '@yingzao/schema/client'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'

/** How fast one view loaded and responded, as measured by its browser. Does not include who was looking. */
export const webVital = pgTable(
  'web_vital',
  {
    /** With `view_seq`, the view that it belongs to, see `visit_log`: each reports once. */
    session_id: text('session_id').notNull(),
    view_seq: integer('view_seq').notNull(),
    page_code: text('page_code').notNull(),
    /** Null: a page that nobody has published, i.e. a bundled default. */
    page_version: integer('page_version'),
    /** Experiment and variant, as `12.B`. */
    variant: text('variant'),
    container: text('container', { enum: CONTAINERS }),
    /** Milliseconds, as the next three; null: the browser could not tell, or nobody has touched the page. */
    lcp: integer('lcp'),
    inp: integer('inp'),
    fcp: integer('fcp'),
    ttfb: integer('ttfb'),
    cls: real('cls'),
    /** The block with the largest picture or text of the first screen. */
    lcp_block: text('lcp_block'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.view_seq] }),
    index('web_vital_created_at').on(table.created_at),
    index('web_vital_of_page').on(table.page_code, table.created_at),
    check(
      'web_vital_measures',
      sql`${table.view_seq} >= 0 and least(${table.lcp}, ${table.inp}, ${table.fcp}, ${table.ttfb}, ${table.cls}) >= 0`,
    ),
  ],
)
