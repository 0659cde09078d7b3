import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KeptDays } from '../../config/kept-days'
import * as schema from '../../db/schema'

/** For how long the rows of a table are kept. */
export interface RetentionRule {
  table: PgTable
  /** From when on a row's time counts. Where a table may be large, an index begins with it. */
  since: AnyPgColumn
  /** In days; younger rows are never deleted. */
  days(kept: KeptDays): number
}

const networkLog = ({ networkLogs }: KeptDays) => networkLogs
const messageLog = ({ messageLogs }: KeptDays) => messageLogs

/**
 * Every table whose rows go when they are old. What is evidence (consents, the audit record, leads and what was done
 * with them) has no rule here: it goes when somebody is erased, or never.
 */
export const retentionRules: readonly RetentionRule[] = [
  { table: schema.visitLog, since: schema.visitLog.created_at, days: networkLog },
  { table: schema.pageEvent, since: schema.pageEvent.created_at, days: networkLog },
  { table: schema.browseLog, since: schema.browseLog.minute, days: networkLog },
  { table: schema.urlLinkLog, since: schema.urlLinkLog.created_at, days: networkLog },
  { table: schema.stateCodeHit, since: schema.stateCodeHit.created_at, days: networkLog },
  // From the end of a login on: until then it may be what somebody is logged in by.
  { table: schema.session, since: schema.session.expire_at, days: networkLog },
  { table: schema.smsMessage, since: schema.smsMessage.created_at, days: messageLog },
  { table: schema.captchaLog, since: schema.captchaLog.created_at, days: messageLog },
  // Counts, not logs: after an hour nobody asks for the one, after a day for the other.
  { table: schema.callCount, since: schema.callCount.window_start, days: () => 1 },
  // Until a browser is closed, which is some weeks at most on a phone.
  { table: schema.liveCodeSession, since: schema.liveCodeSession.created_at, days: () => 30 },
  { table: schema.smsPhone, since: schema.smsPhone.sent_at, days: () => 2 },
]
