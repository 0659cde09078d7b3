import { sql } from 'drizzle-orm'
import { check, index, inet, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { SCENES } from '../sms/sms-tables'

/** A captcha ticket that somebody has used. The primary key makes each usable only once. */
export const captchaLog = pgTable(
  'captcha_log',
  {
    /** SHA-256 of the ticket, in base64url. */
    ticket_hash: text('ticket_hash').primaryKey(),
    randstr: text('randstr').notNull(),
    ip: inet('ip').notNull(),
    scene: text('scene', { enum: SCENES }).notNull(),
    /** `pending` also if the process was killed during the check; such a ticket is used up like any other. */
    result: text('result', { enum: ['pending', 'passed', 'failed', 'unavailable'] })
      .notNull()
      .default('pending'),
    /** The supplier's own code for a ticket that failed. */
    captcha_code: integer('captcha_code'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('captcha_log_created_at').on(table.created_at),
    check('captcha_log_hash_form', sql`${table.ticket_hash} ~ '^[A-Za-z0-9_-]{43}$'`),
    check(
      'captcha_log_scene_known',
      sql`${table.scene} in ('lead', 'enrol', 'login', 'money', 'erase', 'contract')`,
    ),
    check('captcha_log_result_known', sql`${table.result} in ('pending', 'passed', 'failed', 'unavailable')`),
  ],
)
