import { type AlarmChannel, alarmChannels } from '@yingzao/contract/studio'
import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import type { AlarmPorts } from '../../integrations'
import { pageAddresses } from '../pages'
import { alarm } from './alarm-tables'
import type { Trouble } from './find-trouble'
import { insertMessages } from './message-store'
import { alarmMessages, type ToldAlarm } from './message-text'

/** How many looks in a row must find nothing before an alarm ends, so that one that comes and goes is reported once. */
const CALM_LOOKS = 2

/** A look and what it has found. */
export interface Look {
  /** Identifies a look; several at once in one slot count once. */
  slot: Date
  now: Date
  found: readonly Trouble[]
}

/** A newly opened alarm, which has to be reported. */
type Opened = ToldAlarm & { tells: readonly AlarmChannel[] }

/**
 * Updates the alarms to what a look has found: opens new ones, with the messages that report them, and ends those that
 * this look is the second in a row not to find. Whoever does the same at once opens nothing a second time.
 */
export async function settleAlarms(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  tx: Transaction,
  ports: AlarmPorts,
  look: Look,
): Promise<void> {
  await followPages(tx)
  const opened = await openAlarms(tx, look)
  await keepOpen(tx, look)
  await endCalm(tx, look)
  for (const channel of alarmChannels) {
    if (ports[channel].adapter === 'absent') continue
    const told = opened.filter(({ tells }) => tells.includes(channel))
    const texts = alarmMessages(config, channel, told, look.now).filter(
      // Mail without recipients is not sent; a stand-in shows what it would be.
      ({ recipients }) => channel !== 'mail' || ports.mail.adapter !== 'live' || recipients.length > 0,
    )
    for (const message_id of await insertMessages(tx, channel, texts))
      await jobs.enqueue(tx, 'tell-alarm', { message_id })
  }
}

/**
 * An open alarm of a page that was given another code continues under the new one: it is nothing new. If it was noticed
 * under both, the one with the former code ends by itself.
 */
async function followPages(tx: Transaction): Promise<void> {
  const present = pageAddresses.presentCodes('present_codes')
  await tx.execute(sql`
    UPDATE ${alarm} AS a SET page_code = moved.present
    FROM (
      SELECT DISTINCT ON (o.kind, ${present.present}) o.alarm_id, ${present.present} AS present
      FROM ${alarm} AS o JOIN ${present} ON ${present.code} = o.page_code WHERE o.ended_at IS NULL
      ORDER BY o.kind, ${present.present}, o.page_code = ${present.present} DESC, o.alarm_id
    ) AS moved
    WHERE moved.alarm_id = a.alarm_id AND a.page_code <> moved.present`)
}

async function openAlarms(tx: Transaction, { slot, now, found }: Look): Promise<Opened[]> {
  if (found.length === 0) return []
  const rows = found.map(({ kind, page_code, figures, words }) => ({
    kind,
    page_code,
    figures,
    words,
    began_at: now,
    looked_at: slot,
  }))
  const made = await tx
    .insert(alarm)
    .values(rows)
    .onConflictDoNothing()
    .returning({ alarm_id: alarm.alarm_id, kind: alarm.kind, page_code: alarm.page_code })
  return made.flatMap(({ alarm_id, kind, page_code }) => {
    const trouble = found.find((one) => one.kind === kind && one.page_code === page_code)
    return trouble ? [{ ...trouble, alarm_id }] : []
  })
}

/** What is found again was not calm, whatever the previous look said. */
async function keepOpen(tx: Transaction, { slot, found }: Look): Promise<void> {
  await tx
    .update(alarm)
    .set({ calm_looks: 0, looked_at: slot })
    .where(and(isNull(alarm.ended_at), lt(alarm.looked_at, slot), isFound(found)))
}

async function endCalm(tx: Transaction, { slot, now, found }: Look): Promise<void> {
  await tx
    .update(alarm)
    .set({
      calm_looks: sql`${alarm.calm_looks} + 1`,
      looked_at: slot,
      ended_at: sql`CASE WHEN ${alarm.calm_looks} + 1 >= ${CALM_LOOKS}
        THEN greatest(${alarm.began_at}, ${now.toISOString()}::timestamptz) END`,
    })
    .where(and(isNull(alarm.ended_at), lt(alarm.looked_at, slot), sql`NOT ${isFound(found)}`))
}

function isFound(found: readonly Trouble[]): SQL {
  const keys = found.map(({ kind, page_code }) => ({ kind, page_code }))
  return sql`EXISTS (SELECT FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS f (kind text, page_code text)
    WHERE f.kind = ${alarm.kind} AND f.page_code = ${alarm.page_code})`
}
