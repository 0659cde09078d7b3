import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { databaseTime } from '../../db/database-time'
import type { AlarmPorts } from '../../integrations'
import { alarmLook } from './alarm-tables'
import { type Figures, findPublished, findTrouble } from './find-trouble'
import { findRules } from './rule-store'
import { settleAlarms } from './settle-alarms'

type Tools = Pick<Context, 'config' | 'db' | 'jobs' | 'log'>

/** Between two looks. Its job comes more often than that. */
const MINUTES = 10

export interface LookParts {
  figures: Figures
  ports: AlarmPorts
}

/**
 * Checks all published pages, opens and ends alarms. Of several calls at once, and of several within ten minutes, the
 * first does it. A failed look is not repeated: the next one comes soon. `now`: the current time; by default, that of
 * the database's clock.
 */
export async function lookForAlarms(tools: Tools, parts: LookParts, now?: Date): Promise<void> {
  const slot = await takeLook(tools, now)
  if (slot) await lookOnce(tools, parts, slot, now ?? (await databaseTime(tools.db.orm)))
}

/** One look, whether or not it is its turn. */
export async function lookOnce(
  { config, db, jobs }: Tools,
  { figures, ports }: LookParts,
  slot: Date,
  now: Date,
): Promise<void> {
  const [rules, pages] = await Promise.all([findRules(db.orm), findPublished({ db })])
  const found = await findTrouble({ figures, rules, pages }, now)
  await db.orm.transaction(async (tx) => {
    await settleAlarms({ config, jobs }, tx, ports, { slot, now, found })
    await tx.update(alarmLook).set({ done_at: sql`now()` }).where(eq(alarmLook.slot, slot))
  })
}

/** Takes the look that is due, for whoever asks first. Undefined: another process has it, or had it. */
async function takeLook({ db }: Tools, now?: Date): Promise<Date | undefined> {
  const moment = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
  const length = sql`make_interval(mins => ${MINUTES}::int)`
  return db.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ slot_ms: string }>(sql`
      INSERT INTO ${alarmLook} (slot) VALUES (date_bin(${length}, ${moment}, timestamptz 'epoch'))
      ON CONFLICT DO NOTHING
      RETURNING (extract(epoch FROM slot) * 1000)::bigint::text AS slot_ms`)
    const [look] = rows
    if (!look) return undefined
    await tx.execute(sql`DELETE FROM ${alarmLook} WHERE slot < ${moment} - interval '2 days'`)
    return new Date(Number(look.slot_ms))
  })
}
