import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { studioErrors } from '@yingzao/contract/studio'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { microsOf, momentOf } from '../../../db/micros'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { pageAddresses } from '../../pages'
import { alarm, alarmLook } from '../alarm-tables'

type List = StudioResponse<StudioOperations['alarmList']>
type Alarm = List['list'][number]

const isOpen = sql<boolean>`(${alarm.ended_at} IS NULL)`
const state = sql<Alarm['state']>`CASE WHEN ${alarm.ended_at} IS NOT NULL THEN 'ended'
  WHEN ${alarm.seen_at} IS NOT NULL THEN 'seen' ELSE 'open' END`

/** Returns the next alarms: open ones first, the newest first. */
export async function listAlarms(
  { db }: Pick<Context, 'db'>,
  filter: StudioInput<StudioOperations['alarmList']>,
): Promise<List> {
  const { limit, page_code } = filter
  const codes = page_code === undefined ? undefined : await pageAddresses.codesOf(db.orm, page_code)
  const rows = await selectAlarms(db)
    .where(
      and(
        filter.state === undefined ? undefined : sql`${state} = ${filter.state}`,
        filter.kind === undefined ? undefined : eq(alarm.kind, filter.kind),
        codes === undefined ? undefined : inArray(alarm.page_code, codes),
        isAfter(filter.after),
      ),
    )
    .orderBy(desc(isOpen), desc(alarm.began_at), desc(alarm.alarm_id))
    .limit(limit + 1)
  const last = rows.slice(0, limit).at(-1)
  const [open, looked] = await Promise.all([countOpenAlarms({ db }), lastLook(db)])
  return {
    list: rows.slice(0, limit).map(alarmOf),
    open,
    looked_at: looked?.toISOString() ?? null,
    next:
      rows.length > limit && last
        ? `${last.row.ended_at === null ? 1 : 0}.${last.micros}.${last.row.alarm_id}`
        : null,
  }
}

/** An alarm by its number. */
export async function alarmDetail(
  { db }: Pick<Context, 'db'>,
  { alarm_id }: StudioInput<StudioOperations['alarmDetail']>,
): Promise<Alarm> {
  const [found] = await selectAlarms(db).where(eq(alarm.alarm_id, alarm_id))
  if (!found) throw new AppError(studioErrors.notFound)
  return alarmOf(found)
}

/** Returns how many open alarms nobody has seen. */
export async function countOpenAlarms({ db }: Pick<Context, 'db'>): Promise<number> {
  return db.orm.$count(alarm, and(isNull(alarm.ended_at), isNull(alarm.seen_at)))
}

function selectAlarms(db: Context['db']) {
  const now = pageAddresses.presentCodes('present_codes')
  const seer = memberNames('seer')
  return db.orm
    .select({
      row: alarm,
      page_code: now.present,
      page_title: now.title,
      seen_by: seer.name,
      state,
      micros: microsOf(alarm.began_at),
    })
    .from(alarm)
    .leftJoin(now, eq(now.code, alarm.page_code))
    .leftJoin(seer, eq(seer.member_id, alarm.seen_by))
}

interface Found {
  row: typeof alarm.$inferSelect
  /** Null: the page no longer exists. */
  page_code: string | null
  page_title: string | null
  seen_by: string | null
  state: Alarm['state']
}

function alarmOf({ row, page_code, page_title, seen_by, state: stands }: Found): Alarm {
  return {
    alarm_id: row.alarm_id,
    kind: row.kind,
    page_code: page_code ?? row.page_code,
    page_title: page_title ?? '',
    state: stands,
    began_at: row.began_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    words: row.words,
    figures: row.figures,
    seen_at: row.seen_at?.toISOString() ?? null,
    seen_by,
    note: row.note,
  }
}

async function lastLook(db: Context['db']): Promise<Date | null> {
  const [row] = await db.orm
    .select({ at: sql<Date | null>`max(${alarmLook.done_at})`.mapWith(alarmLook.done_at) })
    .from(alarmLook)
  return row?.at ?? null
}

/** After the alarm that `next` named; any other text begins at the start. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, open, micros, id] = /^([01])\.(-?\d{1,17})\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${isOpen}, ${alarm.began_at}, ${alarm.alarm_id})
    < (${open === '1'}::boolean, ${momentOf(micros)}, ${id}::bigint)`
}
