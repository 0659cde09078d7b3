import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { lecturer, nextFirst, ofCity, speechFields } from './speech-store'
import { speech, tour, tourCity, tourEnroll } from './tour-tables'

export type EnrolmentRow = Awaited<ReturnType<typeof findEnrolments>>['list'][number]

/** How many joined the line before somebody. 0: nobody did, or they are not in line. */
const inLine = sql<number>`(SELECT count(*)::int FROM ${tourEnroll} AS b
  WHERE b.speech_id = ${tourEnroll}.speech_id AND b.status = 2 AND ${tourEnroll}.status = 2
    AND (b.waiting_since, b.enroll_no) < (${tourEnroll}.waiting_since, ${tourEnroll}.enroll_no))`

/**
 * The places in line of some enrolments, from 1, by their numbers. Each line is counted through once, not once for each
 * of them.
 */
export async function findPlacesInLine(
  db: Orm | Transaction,
  waiting: readonly { enroll_no: string; speech_id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = waiting.map(({ enroll_no }) => enroll_no)
  const talks = [...new Set(waiting.map(({ speech_id }) => speech_id))]
  const { rows } = await db.execute<{ enroll_no: string; place: number }>(sql`
    SELECT enroll_no, place FROM (
      SELECT enroll_no, (row_number() OVER (PARTITION BY speech_id ORDER BY waiting_since, enroll_no))::int AS place
      FROM ${tourEnroll} WHERE status = 2 AND speech_id = ANY(${sql.param(talks)}::text[])) AS line
    WHERE enroll_no = ANY(${sql.param(numbers)}::text[])`)
  return new Map(rows.map(({ enroll_no, place }) => [enroll_no, place]))
}

/** A page of a visitor's enrolments, each with its talk: the next first, then those that are over. */
export async function findEnrolments(
  db: Orm,
  asked: {
    uid: number
    tour_id?: string | undefined
    enroll_no?: string
    page: number
    page_size: number
  },
) {
  const wanted = and(
    eq(tourEnroll.uid, asked.uid),
    asked.tour_id === undefined ? undefined : eq(speech.tour_id, asked.tour_id),
    asked.enroll_no === undefined ? undefined : eq(tourEnroll.enroll_no, asked.enroll_no),
  )
  const list = await db
    .select({
      enroll_no: tourEnroll.enroll_no,
      status: sql<1 | 2 | 3>`${tourEnroll.status}`,
      people_num: tourEnroll.people_num,
      in_line: inLine,
      ticket_no: tourEnroll.ticket_no,
      speech: speechFields(asked.uid),
    })
    .from(tourEnroll)
    .innerJoin(speech, eq(speech.speech_id, tourEnroll.speech_id))
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .innerJoin(tourCity, ofCity)
    .innerJoin(lecturer, eq(lecturer.staff_id, speech.staff_id))
    .where(wanted)
    .orderBy(...nextFirst, tourEnroll.enroll_no)
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tourEnroll)
    .innerJoin(speech, eq(speech.speech_id, tourEnroll.speech_id))
    .where(wanted)
  return { list, total: counted?.total ?? 0 }
}
