import { and, asc, count, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { staffNames } from '../staff'
import { video, videoCategory, videoFile, videoProgress, videoView } from './video-tables'

type Reader = Orm | Transaction

/** Lessons as visitors see them. `uid` null: nobody is logged in. */
function lessons(db: Reader, uid: number | null, which: SQL | undefined) {
  const lecturer = staffNames('lecturer')
  return db
    .select({
      video,
      file: videoFile,
      category_title: videoCategory.title,
      lecturer: { name: lecturer.name, no: lecturer.cert_no },
      progress: { at: videoProgress.at, watched_at: videoProgress.watched_at },
    })
    .from(video)
    .innerJoin(videoFile, eq(videoFile.file_id, video.file_id))
    .innerJoin(videoCategory, eq(videoCategory.category, video.category))
    .leftJoin(lecturer, eq(lecturer.staff_id, video.staff_id))
    .leftJoin(videoProgress, and(eq(videoProgress.video_id, video.video_id), eq(videoProgress.uid, uid ?? 0)))
    .where(and(eq(video.is_out, true), which))
    .$dynamic()
}

export type Lesson = Awaited<ReturnType<typeof lessons>>[number]

/** A page of the lessons that visitors see, in order, and how many there are. */
export async function findLessons(
  db: Reader,
  uid: number | null,
  { category, page, page_size }: { category: string | undefined; page: number; page_size: number },
): Promise<{ found: Lesson[]; total: number }> {
  const which = category === undefined ? undefined : eq(video.category, category)
  const found = await lessons(db, uid, which)
    .orderBy(asc(videoCategory.position), asc(video.category), asc(video.position), asc(video.video_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { found, total: await db.$count(video, and(eq(video.is_out, true), which)) }
}

/** The lesson of a name, when visitors see it. */
export async function findLesson(db: Reader, uid: number | null, name: string): Promise<Lesson | undefined> {
  const [found] = await lessons(db, uid, eq(video.name, name))
  return found
}

/** The lesson after a given one in its category. */
export async function findNext(
  db: Reader,
  { category, position, video_id }: Pick<Lesson['video'], 'category' | 'position' | 'video_id'>,
) {
  const [next] = await db
    .select({ name: video.name, title: video.title, cover: video.cover })
    .from(video)
    .where(
      and(
        eq(video.is_out, true),
        eq(video.category, category),
        or(gt(video.position, position), and(eq(video.position, position), gt(video.video_id, video_id))),
      ),
    )
    .orderBy(asc(video.position), asc(video.video_id))
    .limit(1)
  return next ?? null
}

/** The categories in which visitors see something, in their order. */
export async function findCategories(db: Reader) {
  return db
    .select({ category: videoCategory.category, title: videoCategory.title, count: count() })
    .from(videoCategory)
    .innerJoin(video, and(eq(video.category, videoCategory.category), eq(video.is_out, true)))
    .groupBy(videoCategory.category)
    .orderBy(asc(videoCategory.position), asc(videoCategory.category))
}

/** Which lesson visitors see under a name. */
export async function findVideoId(db: Reader, name: string): Promise<number | undefined> {
  const [found] = await db
    .select({ video_id: video.video_id })
    .from(video)
    .where(and(eq(video.name, name), eq(video.is_out, true)))
  return found?.video_id
}

/**
 * Stores where somebody stopped, unless something newer is known, and that they have watched it, which stays. One
 * statement, so that of two concurrent reports the newer one wins, whichever arrives last.
 */
export async function keepProgress(
  db: Reader,
  {
    uid,
    video_id,
    at,
    watched,
    noted_at,
  }: { uid: number; video_id: number; at: number; watched: boolean; noted_at: Date | undefined },
): Promise<{ at: number; is_watched: boolean }> {
  // A clock that is ahead would suppress every later report.
  const noted =
    noted_at === undefined ? sql`now()` : sql`least(${noted_at.toISOString()}::timestamptz, now())`
  const [kept] = await db
    .insert(videoProgress)
    .values({ uid, video_id, at, noted_at: noted, watched_at: watched ? sql`now()` : null })
    .onConflictDoUpdate({
      target: [videoProgress.uid, videoProgress.video_id],
      set: {
        at: sql`CASE WHEN excluded.noted_at >= ${videoProgress.noted_at} THEN excluded.at ELSE ${videoProgress.at} END`,
        noted_at: sql`greatest(excluded.noted_at, ${videoProgress.noted_at})`,
        watched_at: sql`coalesce(${videoProgress.watched_at}, excluded.watched_at)`,
      },
    })
    .returning({ at: videoProgress.at, watched_at: videoProgress.watched_at })
  if (!kept) throw new Error('PostgreSQL has kept where somebody stopped and told nothing of it.')
  return { at: kept.at, is_watched: kept.watched_at !== null }
}

/** Counts a start of a lesson today in China. */
export async function countView(db: Reader, video_id: number): Promise<void> {
  await db
    .insert(videoView)
    .values({ video_id, day: todayInChina as SQL<string>, views: 1 })
    .onConflictDoUpdate({
      target: [videoView.video_id, videoView.day],
      set: { views: sql`${videoView.views} + 1` },
    })
}
