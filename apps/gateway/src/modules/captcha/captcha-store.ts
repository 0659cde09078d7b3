import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { captchaLog } from './captcha-tables'

type CaptchaLogRow = typeof captchaLog.$inferInsert

/** Claims a ticket. False: somebody has used it before, or it has expired by the database's clock. */
export async function insertTicket(
  orm: Orm,
  { ticket_hash, randstr, ip, scene }: Pick<CaptchaLogRow, 'ticket_hash' | 'randstr' | 'ip' | 'scene'>,
  expireAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    INSERT INTO captcha_log (ticket_hash, randstr, ip, scene)
    SELECT ${ticket_hash}, ${randstr}, ${ip}::inet, ${scene}
    WHERE ${expireAt?.toISOString() ?? 'infinity'}::timestamptz > now()
    ON CONFLICT DO NOTHING`)
  return rowCount === 1
}

/** Forgets a ticket. */
export async function deleteTicket(orm: Orm, ticketHash: string): Promise<void> {
  await orm.delete(captchaLog).where(eq(captchaLog.ticket_hash, ticketHash))
}

/** Records the outcome of a ticket. */
export async function settleTicket(
  orm: Orm,
  ticketHash: string,
  outcome: Pick<CaptchaLogRow, 'result' | 'captcha_code'>,
): Promise<void> {
  await orm.update(captchaLog).set(outcome).where(eq(captchaLog.ticket_hash, ticketHash))
}
