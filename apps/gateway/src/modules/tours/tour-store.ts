import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { isOver } from './speech-status'
import { speech, tour, tourCity, tourLight, tourPoster } from './tour-tables'

type Reader = Orm | Transaction

/** 1 not begun, 2 running, 3 over or closed, by the database's clock. */
export const tourStatus = sql<1 | 2 | 3>`CASE
  WHEN NOT ${tour.is_open} OR ${tour.end_at} <= now() THEN 3
  WHEN ${tour.start_at} > now() THEN 1 ELSE 2 END`

export type MetTour = NonNullable<Awaited<ReturnType<typeof findTour>>>

/** A tour by its id. */
export async function findTour(db: Reader, tour_id: string) {
  const [row] = await db
    .select({
      tour_id: tour.tour_id,
      title: tour.title,
      filing_no: tour.filing_no,
      light_threshold: tour.light_threshold,
      status: tourStatus,
    })
    .from(tour)
    .where(eq(tour.tour_id, tour_id))
  return row
}

/** The cities of a tour in order, with their lights and the upcoming talks there. */
export async function findCities(db: Reader, tour_id: string) {
  const lights = db
    .select({ city_id: tourLight.city_id, light_count: sql<number>`count(*)::int`.as('light_count') })
    .from(tourLight)
    .where(eq(tourLight.tour_id, tour_id))
    .groupBy(tourLight.city_id)
    .as('lights')
  const talks = db
    .select({ city_id: speech.city_id, speeches: sql<number>`count(*)::int`.as('speeches') })
    .from(speech)
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .where(and(eq(speech.tour_id, tour_id), sql`NOT ${isOver}`))
    .groupBy(speech.city_id)
    .as('talks')
  return db
    .select({
      city_id: tourCity.city_id,
      name: tourCity.name,
      light_count: sql<number>`coalesce(${lights.light_count}, 0)`,
      speeches: sql<number>`coalesce(${talks.speeches}, 0)`,
    })
    .from(tourCity)
    .leftJoin(lights, eq(lights.city_id, tourCity.city_id))
    .leftJoin(talks, eq(talks.city_id, tourCity.city_id))
    .where(eq(tourCity.tour_id, tour_id))
    .orderBy(asc(tourCity.position), asc(tourCity.city_id))
}

/** Whether a tour may come to a city. */
export async function hasCity(db: Reader, tour_id: string, city_id: string): Promise<boolean> {
  const rows = await db
    .select({ city_id: tourCity.city_id })
    .from(tourCity)
    .where(and(eq(tourCity.tour_id, tour_id), eq(tourCity.city_id, city_id)))
  return rows.length > 0
}

/** The city that a visitor has lit; undefined: none. */
export async function findLight(db: Reader, tour_id: string, uid: number): Promise<string | undefined> {
  const [row] = await db
    .select({ city_id: tourLight.city_id })
    .from(tourLight)
    .where(and(eq(tourLight.tour_id, tour_id), eq(tourLight.uid, uid)))
  return row?.city_id
}

/** Lights a city for a visitor who has lit none in this tour yet; otherwise changes nothing. */
export async function insertLight(
  db: Reader,
  light: Pick<typeof tourLight.$inferInsert, 'tour_id' | 'uid' | 'city_id'>,
): Promise<void> {
  await db.insert(tourLight).values(light).onConflictDoNothing()
}

/** How many have lit a city. */
export async function countLights(db: Reader, tour_id: string, city_id: string): Promise<number> {
  return db.$count(tourLight, and(eq(tourLight.tour_id, tour_id), eq(tourLight.city_id, city_id)))
}

/** A page of the posters of a tour, or of a city of it, which includes those of the whole tour. */
export async function findPosters(
  db: Reader,
  {
    tour_id,
    city_id,
    page,
    page_size,
  }: { tour_id: string; city_id?: string | undefined; page: number; page_size: number },
) {
  const where = and(
    eq(tourPoster.tour_id, tour_id),
    city_id === undefined ? undefined : or(eq(tourPoster.city_id, city_id), isNull(tourPoster.city_id)),
  )
  const list = await db
    .select({
      poster_id: tourPoster.poster_id,
      city: sql<string>`coalesce(${tourCity.name}, '')`,
      image: tourPoster.image,
      title: tourPoster.title,
      share_url: tourPoster.share_url,
    })
    .from(tourPoster)
    .leftJoin(
      tourCity,
      and(eq(tourCity.tour_id, tourPoster.tour_id), eq(tourCity.city_id, tourPoster.city_id)),
    )
    .where(where)
    .orderBy(asc(tourPoster.position), asc(tourPoster.poster_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { list, total: await db.$count(tourPoster, where) }
}
