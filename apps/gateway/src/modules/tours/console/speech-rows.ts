import type { SpeechState, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { peopleLetIn } from '../../tickets'
import { speechStatus } from '../speech-status'
import { lecturer, ofCity } from '../speech-store'
import { speech, tour, tourCity, tourEnroll } from '../tour-tables'

type Rows = StudioOperations['speechRows']

const state = sql<SpeechState>`CASE WHEN ${speech.is_cancelled} THEN 'cancelled'
  ELSE (ARRAY['coming', 'open', 'full', 'over'])[${speechStatus}] END`

const waiting = sql<number>`(SELECT coalesce(sum(e.people_num), 0)::int FROM ${tourEnroll} AS e
  WHERE e.speech_id = ${speech}.speech_id AND e.status = 2)`

/** The next talks of a tour in order of their beginning, with current counts of enrolments. */
export async function listSpeeches(
  { db }: Pick<Context, 'db'>,
  { after, limit, ...filter }: StudioInput<Rows>,
): Promise<StudioResponse<Rows>> {
  const rows = await db.orm
    .select({
      speech,
      city: tourCity.name,
      speaker: lecturer.name,
      adviser_no: lecturer.cert_no,
      state,
      waiting,
      entered: peopleLetIn('speech', sql`${speech}.speech_id`),
      micros: microsOf(speech.start_at),
    })
    .from(speech)
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .innerJoin(tourCity, ofCity)
    .innerJoin(lecturer, eq(lecturer.staff_id, speech.staff_id))
    .where(and(isWanted(filter), isAfter(after)))
    .orderBy(asc(speech.start_at), asc(speech.speech_id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ speech: { is_cancelled: _, created_at: __, ...stored }, micros: ___, ...told }) => ({
      ...stored,
      ...told,
      enrol_from: stored.enrol_from.toISOString(),
      start_at: stored.start_at.toISOString(),
      end_at: stored.end_at.toISOString(),
      updated_at: stored.updated_at.toISOString(),
    })),
    next: rows.length > limit && last ? `${last.micros}.${last.speech.speech_id}` : null,
  }
}

function isWanted({
  tour_id,
  city_id,
  state: wanted,
  q,
}: Omit<StudioInput<Rows>, 'after' | 'limit'>): SQL | undefined {
  const has = q ? `%${likeText(q)}%` : undefined
  return and(
    eq(speech.tour_id, tour_id),
    city_id === undefined ? undefined : eq(speech.city_id, city_id),
    wanted && sql`${state} = ${wanted}`,
    has === undefined
      ? undefined
      : or(ilike(speech.title, has), ilike(speech.venue, has), ilike(lecturer.name, has)),
  )
}

/** After the talk that `next` named; anything else begins at the start. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, micros, id] = /^(-?\d{1,17})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${speech.start_at}, ${speech.speech_id})
    > (${momentOf(micros)}, ${id})`
}
