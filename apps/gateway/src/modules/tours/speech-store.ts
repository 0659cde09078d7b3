import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { staffNames } from '../staff'
import { isOver, speechStatus } from './speech-status'
import { speech, tour, tourCity, tourEnroll, tourLike } from './tour-tables'

type Reader = Orm | Transaction

/** Who gives a talk, to be joined. */
export const lecturer = staffNames('lecturer')

/** The fields of a talk that are shown, in a query that joins `speech`, `tour`, `tourCity` and `lecturer`. */
export const speechFields = (uid: number | null) => ({
  speech_id: speech.speech_id,
  title: speech.title,
  city_id: speech.city_id,
  city: tourCity.name,
  start_at: speech.start_at,
  end_at: speech.end_at,
  venue: speech.venue,
  address: speech.address,
  lecturer_name: lecturer.name,
  lecturer_no: lecturer.cert_no,
  quota: speech.quota,
  enrolled: speech.enrolled,
  status: speechStatus,
  is_enrolled: hasPlace(uid, 1),
  is_waiting: hasPlace(uid, 2),
  thumbs_up: speech.thumbs_up,
  is_thumbed: isLiked(uid),
})

/** The city of a talk. */
export const ofCity = and(eq(tourCity.tour_id, speech.tour_id), eq(tourCity.city_id, speech.city_id))

/** First what is to come, soonest first, then what is over, newest first. */
export const nextFirst = [
  isOver,
  sql`CASE WHEN NOT ${isOver} THEN ${speech.start_at} END`,
  desc(speech.start_at),
  speech.speech_id,
] as const

export type SpeechRow = Awaited<ReturnType<typeof findSpeeches>>['list'][number]

/** A page of the talks of a tour. `status` is that of the talk. */
export async function findSpeeches(
  db: Reader,
  asked: {
    tour_id: string
    city_id?: string | undefined
    status?: number | undefined
    page: number
    page_size: number
    /** Null: nobody is logged in. */
    uid: number | null
  },
) {
  const query = () =>
    db
      .select(speechFields(asked.uid))
      .from(speech)
      .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
      .innerJoin(tourCity, ofCity)
      .innerJoin(lecturer, eq(lecturer.staff_id, speech.staff_id))
      .where(wanted)
  const wanted = and(
    eq(speech.tour_id, asked.tour_id),
    asked.city_id === undefined ? undefined : eq(speech.city_id, asked.city_id),
    asked.status === undefined ? undefined : sql`${speechStatus} = ${asked.status}`,
  )
  const list = await query()
    .orderBy(...nextFirst)
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(speech)
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .where(wanted)
  return { list, total: counted?.total ?? 0 }
}

/** Uses an alias and the table's own name: drizzle omits table names where a query has only one. */
function hasPlace(uid: number | null, status: 1 | 2): SQL<boolean> {
  if (uid === null) return sql<boolean>`false`
  return sql<boolean>`EXISTS (SELECT FROM ${tourEnroll} AS p
    WHERE p.uid = ${uid} AND p.speech_id = ${speech}.speech_id AND p.status = ${status})`
}

function isLiked(uid: number | null): SQL<boolean> {
  if (uid === null) return sql<boolean>`false`
  return sql<boolean>`EXISTS (SELECT FROM ${tourLike} AS l
    WHERE l.uid = ${uid} AND l.target_type = 'speech' AND l.target_id = ${speech}.speech_id)`
}
