import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { checkedBy, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { moveUp } from '../move-up'
import { lockSpeech } from '../place-store'
import { speech, tour, tourEnroll } from '../tour-tables'
import { countChange, lockTour } from './stored-tour'
import { findCitiesOf, keepCities, refuseRepeatedCity } from './tour-cities'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['tourCreate']>, 'tour_id' | 'cities'>

/** What the table's own constraints forbid, worded for whoever typed it. */
const REFUSALS = [
  ['tour_pkey', studioErrors.alreadyExists],
  ['tour_filed', refusal('开放报名前请填写备案号')],
  ['tour_span', refusal('结束时间必须晚于开始时间，请修改时间')],
] as const

/**
 * Creates a tour with its cities. Throws `alreadyExists` where its id is taken, `unusableDocument` where its words
 * break a rule of pages.
 */
export async function createTour(
  ctx: Services,
  actor: Actor,
  { tour_id, cities, ...fields }: StudioInput<StudioOperations['tourCreate']>,
): Promise<StudioResponse<StudioOperations['tourCreate']>> {
  refuseRepeatedCity(cities)
  await pageDocuments.refuseFaultyTexts(ctx, textsOf({ cities, ...fields }))
  const stored = storedOf(fields)
  return ctx.db.orm.transaction(async (tx) => {
    await checkedBy(
      REFUSALS,
      tx
        .insert(tour)
        .values({ ...stored, tour_id })
        .execute(),
    )
    await keepCities(tx, tour_id, { before: [], after: cities })
    await appendAudit(ctx, tx, actor, {
      action: 'tour.create',
      subject: `tour:${tour_id}`,
      after: { ...stored, cities },
    })
    return { tour_id }
  })
}

/**
 * Changes a tour and its cities. Throws `conflict` where somebody else has changed it, or its posters, since, and
 * `unusableDocument` as above.
 */
export async function changeTour(
  ctx: Services,
  actor: Actor,
  { tour_id, base_revision, cities, ...fields }: StudioInput<StudioOperations['tourChange']>,
): Promise<StudioResponse<StudioOperations['tourChange']>> {
  refuseRepeatedCity(cities)
  await pageDocuments.refuseFaultyTexts(ctx, textsOf({ cities, ...fields }))
  const after = storedOf(fields)
  return ctx.db.orm.transaction(async (tx) => {
    // Talks are locked before all else.
    const talks = after.is_open ? await lockTalksWithALine(tx, tour_id) : []
    const before = await lockTour(tx, tour_id, base_revision)
    const changes = changesOf(before, after)
    const citiesBefore = await findCitiesOf(tx, tour_id)
    const hasOtherCities = !isDeepStrictEqual(citiesBefore, cities)
    const isChanged = changes.names.length > 0
    if (!isChanged && !hasOtherCities) return { revision: base_revision }
    if (isChanged)
      await checkedBy(REFUSALS, tx.update(tour).set(changes.after).where(eq(tour.tour_id, tour_id)).execute())
    if (hasOtherCities) await keepCities(tx, tour_id, { before: citiesBefore, after: cities })
    const revision = await countChange(tx, tour_id)
    // What became free while the tour was closed went to nobody.
    for (const speech_id of talks) await moveUp(tx, speech_id)
    await appendAudit(ctx, tx, actor, {
      action: 'tour.change',
      subject: `tour:${tour_id}`,
      before: { ...changes.before, ...(hasOtherCities && { cities: citiesBefore }) },
      after: { ...changes.after, ...(hasOtherCities && { cities }) },
    })
    return { revision }
  })
}

/** In the order in which everything that locks several talks does so. */
async function lockTalksWithALine(tx: Transaction, tour_id: string): Promise<string[]> {
  const isInLine = and(eq(tourEnroll.speech_id, speech.speech_id), eq(tourEnroll.status, 2))
  const rows = await tx
    .select({ speech_id: speech.speech_id })
    .from(speech)
    .where(
      and(
        eq(speech.tour_id, tour_id),
        sql`${speech.start_at} > now()`,
        exists(tx.select({ one: sql`1` }).from(tourEnroll).where(isInLine)),
      ),
    )
    .orderBy(asc(speech.speech_id))
  for (const { speech_id } of rows) await lockSpeech(tx, speech_id)
  return rows.map(({ speech_id }) => speech_id)
}

/** What visitors read. */
function textsOf({
  title,
  cities,
}: Pick<StudioInput<StudioOperations['tourCreate']>, 'title' | 'cities'>): string[] {
  return [title, ...cities.map(({ name }) => name)]
}

function storedOf({ start_at, end_at, ...fields }: Fields) {
  return { ...fields, start_at: new Date(start_at), end_at: new Date(end_at) }
}
