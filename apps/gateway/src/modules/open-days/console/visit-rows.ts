import { maskHandset } from '@yingzao/contract/server'
import type {
  OpenDayVisitState,
  StudioInput,
  StudioOperations,
  StudioResponse,
} from '@yingzao/contract/studio'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { openHandset } from '../../../pii/sealed-handset'
import { enteredAt } from '../../tickets'
import { openDayEvent, openDayRegister, openDaySession } from '../open-day-tables'

type Services = Pick<Context, 'config' | 'db'>
type List = StudioOperations['openDayVisitList']

/** A registration with its session. */
export type VisitRow = Awaited<ReturnType<typeof findVisits>>[number]

const STATUS: Readonly<Record<OpenDayVisitState, 1 | 3>> = { taken: 1, returned: 3 }

/** The next registrations for an open day, newest first, phones masked. */
export async function listVisits(
  { config, db }: Services,
  { after, limit, ...filter }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const rows = await findVisits(db.orm, { which: and(isMeant(filter), isAfter(after)), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => shownVisit(config, row)),
    next: rows.length > limit && last ? `${last.micros}.${last.register_no}` : null,
  }
}

/** Which registrations a filter means. */
export function isMeant({
  event_id,
  session_id,
  state,
}: StudioInput<StudioOperations['openDayVisitExport']>['filter']): SQL | undefined {
  return and(
    eq(openDayRegister.event_id, event_id),
    session_id === undefined ? undefined : eq(openDayRegister.session_id, session_id),
    state === undefined ? undefined : eq(openDayRegister.status, STATUS[state]),
  )
}

/** Some registrations, the newest first. */
export async function findVisits(
  db: Orm | Transaction,
  { which, limit }: { which: SQL | undefined; limit: number },
) {
  return db
    .select({
      register_no: openDayRegister.register_no,
      event_id: openDayRegister.event_id,
      event_title: openDayEvent.title,
      session_id: openDayRegister.session_id,
      start_at: openDaySession.start_at,
      end_at: openDaySession.end_at,
      name: openDayRegister.name,
      handset_enc: openDayRegister.handset_enc,
      handset_hash: openDayRegister.handset_hash,
      people_num: openDayRegister.people_num,
      status: openDayRegister.status,
      ticket_no: openDayRegister.ticket_no,
      entered_at: enteredAt(sql`${openDayRegister}.ticket_no`),
      by_sms: openDayRegister.by_sms,
      page_code: openDayRegister.page_code,
      registered_at: openDayRegister.registered_at,
      micros: microsOf(openDayRegister.registered_at),
    })
    .from(openDayRegister)
    .innerJoin(openDaySession, eq(openDaySession.session_id, openDayRegister.session_id))
    .innerJoin(openDayEvent, eq(openDayEvent.event_id, openDayRegister.event_id))
    .where(which)
    .orderBy(desc(openDayRegister.registered_at), desc(openDayRegister.register_no))
    .limit(limit)
}

/** A registration as members see it, its phone masked. */
export function shownVisit(
  config: Services['config'],
  { handset_enc, handset_hash, status, end_at: _, micros: __, ...row }: VisitRow,
): StudioResponse<List>['list'][number] {
  return {
    ...row,
    handset: maskHandset(openHandset(config, 'openday_register', { handset_enc, handset_hash })),
    state: status === STATUS.taken ? 'taken' : 'returned',
    start_at: row.start_at.toISOString(),
    entered_at: row.entered_at && new Date(row.entered_at).toISOString(),
    registered_at: row.registered_at.toISOString(),
  }
}

/** After the registration that `next` named; anything else starts from the beginning. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, micros, number] = /^(\d{1,17})\.([2-9A-HJ-NP-Z]{10})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${openDayRegister.registered_at}, ${openDayRegister.register_no})
    < (${momentOf(micros)}, ${number})`
}
