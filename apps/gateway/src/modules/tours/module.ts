import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { giveAllBack } from './cancel-enrolment'
import { registerCommentConsole } from './comments-console/routes'
import { registerTourConsole } from './console/routes'
import { showDemoTours } from './demo/show-demo-tours'
import { registerEnrolmentConsole } from './enrolments-console/routes'
import { takeLikesBack } from './like-store'
import { registerTourOperations } from './routes'
import * as tables from './tour-tables'

/** The page of the tour that runs. */
const PAGE = '/h5-page/xunjiang'

export const toursModule = defineModule({
  name: 'tours',
  tables,
  personal: [
    { table: tables.tourEnroll, fate: 'delete' },
    { table: tables.tourComment, fate: 'delete' },
    { table: tables.tourCommentBlock, fate: 'delete' },
    { table: tables.tourLike, fate: 'delete' },
    { table: tables.tourLight, fate: 'delete' },
  ],
  async empty(tx, person) {
    // First: it locks the talks in their order.
    await giveAllBack(tx, person)
    await takeLikesBack(tx, person)
  },
  occasions: {
    speech: sql`SELECT s.speech_id AS occasion_id, s.title, s.start_at AS begins_at, s.end_at AS ends_at,
      btrim(s.venue || ' ' || s.address) AS place, ${sql.raw(`'${PAGE}'`)}::text AS url, s.revision, s.is_cancelled
      FROM ${tables.speech} AS s`,
  },
  subjects: {
    tour: (key) => sql`SELECT t.title FROM ${tables.tour} AS t WHERE t.tour_id = ${key}`,
    speech: (key) => sql`SELECT s.title FROM ${tables.speech} AS s WHERE s.speech_id = ${key}`,
    enrolment: (key) => sql`SELECT s.title FROM ${tables.tourEnroll} AS e
      JOIN ${tables.speech} AS s ON s.speech_id = e.speech_id WHERE e.enroll_no = ${key}`,
    // By its number, as there may be very many: comparing them as text would scan them all.
    comment: (key) => sql`SELECT left(c.content, 20) FROM ${tables.tourComment} AS c
      WHERE c.comment_id = CASE WHEN ${key} ~ '^[0-9]{1,15}$' THEN (${key})::bigint END`,
  },
  demo: (_app, ctx) => showDemoTours(ctx),
  serve(app, ctx) {
    registerTourOperations(app, ctx)
    registerTourConsole(app, ctx)
    registerEnrolmentConsole(app, ctx)
    registerCommentConsole(app, ctx)
  },
})
