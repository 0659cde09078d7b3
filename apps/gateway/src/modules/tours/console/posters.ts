import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { isSafeAddress } from '@yingzao/schema/server'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { tour, tourPoster } from '../tour-tables'
import { countChange, lockTour } from './stored-tour'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Poster = StudioResponse<StudioOperations['tourPosterRows']>['list'][number]
type Wanted = StudioInput<StudioOperations['tourPosterSave']>['posters']

/** The posters of a tour in order, and the tour's revision. Throws `notFound`. */
export async function listPosters(
  { db }: Pick<Context, 'db'>,
  { tour_id }: StudioInput<StudioOperations['tourPosterRows']>,
): Promise<StudioResponse<StudioOperations['tourPosterRows']>> {
  const [found] = await db.orm.select({ revision: tour.revision }).from(tour).where(eq(tour.tour_id, tour_id))
  if (!found) throw new AppError(studioErrors.notFound)
  // Read after the revision, so that saving over a change made meanwhile is a conflict.
  return { revision: found.revision, list: await findPostersOf(db.orm, tour_id) }
}

/** Sets the posters of a tour, in this order, and no others. Throws `conflict` where somebody has changed it since. */
export async function savePosters(
  ctx: Services,
  actor: Actor,
  { tour_id, base_revision, posters }: StudioInput<StudioOperations['tourPosterSave']>,
): Promise<StudioResponse<StudioOperations['tourPosterSave']>> {
  refuseBadLink(ctx, posters)
  await pageDocuments.refuseFaultyTexts(
    ctx,
    posters.map(({ title }) => title),
  )
  return ctx.db.orm.transaction(async (tx) => {
    await lockTour(tx, tour_id, base_revision)
    const before = await findPostersOf(tx, tour_id)
    refuseForeign(before, posters)
    const after = posters.map((poster) => ({ ...poster, poster_id: poster.poster_id ?? randomUUID() }))
    if (isDeepStrictEqual(before, after)) return { revision: base_revision }
    await storePosters(tx, tour_id, after)
    const revision = await countChange(tx, tour_id)
    await appendAudit(ctx, tx, actor, {
      action: 'tour.posters',
      subject: `tour:${tour_id}`,
      before: { posters: before },
      after: { posters: after },
    })
    return { revision }
  })
}

async function findPostersOf(db: Orm | Transaction, tour_id: string): Promise<Poster[]> {
  return db
    .select({
      poster_id: tourPoster.poster_id,
      city_id: tourPoster.city_id,
      image: tourPoster.image,
      title: tourPoster.title,
      share_url: tourPoster.share_url,
    })
    .from(tourPoster)
    .where(eq(tourPoster.tour_id, tour_id))
    .orderBy(asc(tourPoster.position), asc(tourPoster.poster_id))
}

async function storePosters(tx: Transaction, tour_id: string, posters: readonly Poster[]): Promise<void> {
  const kept = posters.map(({ poster_id }) => poster_id)
  await tx
    .delete(tourPoster)
    .where(
      and(
        eq(tourPoster.tour_id, tour_id),
        kept.length === 0 ? undefined : notInArray(tourPoster.poster_id, kept),
      ),
    )
  if (posters.length === 0) return
  await checkedBy(
    [['tour_poster_of_city', refusal('巡讲里没有海报选择的城市，请重新选择')]],
    tx
      .insert(tourPoster)
      .values(posters.map((poster, position) => ({ ...poster, tour_id, position })))
      .onConflictDoUpdate({
        target: tourPoster.poster_id,
        set: {
          city_id: sql`excluded.city_id`,
          image: sql`excluded.image`,
          title: sql`excluded.title`,
          share_url: sql`excluded.share_url`,
          position: sql`excluded.position`,
          updated_at: sql`now()`,
        },
      })
      .execute(),
  )
}

/** Refuses links that no page may have. */
function refuseBadLink({ config }: Pick<Context, 'config'>, posters: Wanted): void {
  const isGood = (url: string) => url === '' || isSafeAddress(url, { hosts: config.linkHosts })
  const wrong = posters.find(({ share_url }) => !isGood(share_url))
  if (wrong)
    throw new AppError(
      refusal(
        `海报“${wrong.title}”的链接不能使用。请填写以 / 开头的本站路径，或者允许跳转的 https:// 链接，也可以留空`,
      ),
    )
}

/** Refuses a poster that is listed twice, and one that this tour does not have. */
function refuseForeign(own: readonly Poster[], posters: Wanted): void {
  const left = new Set(own.map(({ poster_id }) => poster_id))
  const wrong = posters.find(({ poster_id }) => poster_id !== null && !left.delete(poster_id))
  if (wrong) throw new AppError(refusal(`海报“${wrong.title}”重复，或者不属于这场巡讲，请刷新后重试`))
}
