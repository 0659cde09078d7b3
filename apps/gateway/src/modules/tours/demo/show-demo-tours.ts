import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { filesBeside, storeAsset } from '../../assets'
import { issueSession } from '../../passport'
import { tour, tourCity, tourComment, tourLight, tourLike, tourPoster } from '../tour-tables'
import { DEMO_THRESHOLD, DEMO_TOURS, type DemoComment, type DemoTour } from './demo-tours'
import { showDemoSpeech } from './show-demo-speech'

type DemoTools = Pick<Context, 'config' | 'db'>

/** The pictures are those of the demo pages. */
const PICTURES = filesBeside(fileURLToPath(new URL('../../../../../../demo/pages', import.meta.url)))

/** A current tour and one that is over, with their talks and everything visitors did. Whatever exists already stays. */
export async function showDemoTours(ctx: DemoTools): Promise<void> {
  for (const shown of DEMO_TOURS) {
    const [known] = await ctx.db.orm
      .select({ tour_id: tour.tour_id })
      .from(tour)
      .where(eq(tour.tour_id, shown.tour_id))
    if (known) continue
    const images = await storePosters(ctx, shown)
    await ctx.db.orm.transaction((tx) => showTour(ctx, tx, shown, images))
  }
}

async function storePosters(ctx: DemoTools, { posters }: DemoTour): Promise<ReadonlyMap<string, string>> {
  const images = new Map<string, string>()
  for (const { picture } of posters) {
    const bytes = await PICTURES.read(picture)
    if (!bytes) throw new Error(`The demo has no picture ${picture}.`)
    images.set(picture, (await storeAsset(ctx, { bytes, name: picture })).address)
  }
  return images
}

async function showTour(
  ctx: DemoTools,
  tx: Transaction,
  shown: DemoTour,
  images: ReadonlyMap<string, string>,
): Promise<void> {
  const { tour_id, title, year, filing_no, is_open, days } = shown
  await tx.insert(tour).values({
    tour_id,
    title,
    year,
    filing_no,
    is_open,
    light_threshold: DEMO_THRESHOLD,
    start_at: sql`now() + ${days.from} * interval '1 day'`,
    end_at: sql`now() + ${days.until} * interval '1 day'`,
  })
  await tx
    .insert(tourCity)
    .values(shown.cities.map(([city_id, name], position) => ({ tour_id, city_id, name, position })))
  for (const speech of shown.speeches) await showDemoSpeech(ctx, tx, tour_id, speech)
  await tx.insert(tourPoster).values(
    shown.posters.map(({ picture, ...poster }, position) => ({
      ...poster,
      tour_id,
      position,
      image: images.get(picture) ?? '',
    })),
  )
  for (const [handset, city_id] of shown.lights) {
    const { uid } = await issueSession(ctx, tx, handset)
    await tx.insert(tourLight).values({ tour_id, uid, city_id })
  }
  for (const comment of shown.comments) await showComment(ctx, tx, tour_id, comment)
}

async function showComment(
  ctx: DemoTools,
  tx: Transaction,
  tour_id: string,
  { handset, content, speech_id, hoursAgo, isHeld = false, likes = [] }: DemoComment,
): Promise<void> {
  const { uid } = await issueSession(ctx, tx, handset)
  const [made] = await tx
    .insert(tourComment)
    .values({
      tour_id,
      speech_id: speech_id ?? null,
      uid,
      content,
      content_hash: createHash('sha256').update(content).digest('base64url'),
      status: isHeld ? 0 : 1,
      thumbs_up: likes.length,
      decided_at: isHeld ? null : sql`now() - ${hoursAgo - 1} * interval '1 hour'`,
      created_at: sql`now() - ${hoursAgo} * interval '1 hour'`,
    })
    .returning({ comment_id: tourComment.comment_id })
  for (const liker of likes) {
    const who = await issueSession(ctx, tx, liker)
    await tx
      .insert(tourLike)
      .values({ uid: who.uid, target_type: 'comment', target_id: String(made?.comment_id) })
  }
}
