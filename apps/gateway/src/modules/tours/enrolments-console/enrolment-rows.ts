import { maskHandset } from '@yingzao/contract/server'
import type { EnrolmentState, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { openHandset } from '../../../pii/sealed-handset'
import { enteredAt, hasEntered } from '../../tickets'
import { findPlacesInLine } from '../enrolment-store'
import { ofCity } from '../speech-store'
import { speech, tourCity, tourEnroll } from '../tour-tables'

type Answer = StudioResponse<StudioOperations['enrolmentList']>
type Filter = StudioInput<StudioOperations['enrolmentExport']>['filter']

/** The status in an enrolment's row for each state. */
const STATUS = { taken: 1, waiting: 2, returned: 3 } as const satisfies Record<EnrolmentState, number>
const STATES = { 1: 'taken', 2: 'waiting', 3: 'returned' } as const satisfies Record<number, EnrolmentState>

/** The state of an enrolment, from its row. */
export const stateOf = ({ status }: { status: 1 | 2 | 3 }): EnrolmentState => STATES[status]

/** The enrolment after which a page of the list begins. */
export interface EnrolmentCursor {
  micros: string
  enroll_no: string
}

/** The next enrolments, newest first, phone numbers masked. */
export async function listEnrolments(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...filter }: StudioInput<StudioOperations['enrolmentList']>,
): Promise<Answer> {
  const rows = await findEnrolments(db.orm, filter, { after: readAfter(after), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: await listedEnrolments(config, db.orm, shown),
    next: rows.length > limit && last ? `${last.micros}.${last.enroll_no}` : null,
  }
}

export type EnrolmentRow = Awaited<ReturnType<typeof enrolmentsWhere>>[number]

/** The talk of an enrolment. */
const ofTalk = eq(tourEnroll.speech_id, speech.speech_id)

const ticketNo = sql`${tourEnroll}.ticket_no`

/** The next enrolments that match a filter, with their talks, newest first. */
export async function findEnrolments(
  db: Orm,
  filter: Filter,
  { after, limit }: { after: EnrolmentCursor | undefined; limit: number },
): Promise<EnrolmentRow[]> {
  const where = and(ofTalk, matching(filter), isAfter(after))
  // Of each talk no more than are shown, in the order of its index: otherwise finding those of an old tour would scan
  // past everything that has come since.
  const { rows } = await db.execute<{ enroll_no: string }>(sql`
    SELECT newest.enroll_no FROM ${speech} CROSS JOIN LATERAL (
      SELECT ${tourEnroll.enroll_no}, ${tourEnroll.created_at} FROM ${tourEnroll} WHERE ${where}
      ORDER BY ${tourEnroll.created_at} DESC, ${tourEnroll.enroll_no} DESC LIMIT ${limit}) AS newest
    WHERE ${matchingTalks(filter)}
    ORDER BY newest.created_at DESC, newest.enroll_no DESC LIMIT ${limit}`)
  const numbers = rows.map(({ enroll_no }) => enroll_no)
  return enrolmentsWhere(db, inArray(tourEnroll.enroll_no, numbers), limit)
}

/** How many match a filter, counting no further than `most`. */
export async function countEnrolments(db: Orm, filter: Filter, most: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    SELECT count(*)::int AS found FROM (
      SELECT FROM ${speech} JOIN ${tourEnroll} ON ${ofTalk}
      WHERE ${and(matchingTalks(filter), matching(filter))} LIMIT ${most}) AS counted`)
  return rows[0]?.found ?? 0
}

/** Enrolments with their talks, newest first, up to a limit. */
export function enrolmentsWhere(db: Orm | Transaction, where: SQL | undefined, limit: number) {
  return db
    .select({
      enroll_no: tourEnroll.enroll_no,
      speech_id: tourEnroll.speech_id,
      speech_title: speech.title,
      city: tourCity.name,
      start_at: speech.start_at,
      name: tourEnroll.name,
      handset_enc: tourEnroll.handset_enc,
      handset_hash: tourEnroll.handset_hash,
      people_num: tourEnroll.people_num,
      status: sql<1 | 2 | 3>`${tourEnroll.status}`,
      ticket_no: tourEnroll.ticket_no,
      entered_at: enteredAt(ticketNo),
      by_sms: tourEnroll.by_sms,
      page_code: tourEnroll.page_code,
      created_at: tourEnroll.created_at,
      micros: microsOf(tourEnroll.created_at),
    })
    .from(tourEnroll)
    .innerJoin(speech, ofTalk)
    .innerJoin(tourCity, ofCity)
    .where(where)
    .orderBy(desc(tourEnroll.created_at), desc(tourEnroll.enroll_no))
    .limit(limit)
}

const CAME = { yes: hasEntered(ticketNo), no: not(hasEntered(ticketNo)) }

/** Attendance applies only to those with a ticket. */
function matching({ state, entered }: Filter): SQL | undefined {
  return and(
    state && eq(tourEnroll.status, STATUS[state]),
    entered && and(eq(tourEnroll.status, STATUS.taken), CAME[entered]),
  )
}

const matchingTalks = ({ tour_id, speech_id }: Filter): SQL | undefined =>
  and(
    sql`true`,
    tour_id === undefined ? undefined : eq(speech.tour_id, tour_id),
    speech_id === undefined ? undefined : eq(speech.speech_id, speech_id),
  )

const isAfter = (after: EnrolmentCursor | undefined): SQL | undefined =>
  after &&
  sql`(${tourEnroll.created_at}, ${tourEnroll.enroll_no})
    < (${momentOf(after.micros)}, ${after.enroll_no}::text)`

/** Parses `next`; anything else begins at the start. */
function readAfter(text: string | undefined): EnrolmentCursor | undefined {
  const [, micros, enroll_no] = /^(\d{1,17})\.([2-9A-Z]{10})$/.exec(text ?? '') ?? []
  return micros === undefined || enroll_no === undefined ? undefined : { micros, enroll_no }
}

/** Enrolments as a list shows them. */
export async function listedEnrolments(
  keys: Context['config'],
  db: Orm | Transaction,
  rows: readonly EnrolmentRow[],
): Promise<Answer['list']> {
  const places = await findPlacesInLine(
    db,
    rows.filter(({ status }) => status === STATUS.waiting),
  )
  return rows.map(({ handset_enc, handset_hash, micros: _, status, ...row }) => ({
    ...row,
    start_at: row.start_at.toISOString(),
    handset: maskHandset(openHandset(keys, 'tour_enroll', { handset_enc, handset_hash })),
    state: STATES[status],
    place_in_line: places.get(row.enroll_no) ?? null,
    ticket_no: row.ticket_no ?? '',
    entered_at: row.entered_at && new Date(row.entered_at).toISOString(),
    created_at: row.created_at.toISOString(),
  }))
}
