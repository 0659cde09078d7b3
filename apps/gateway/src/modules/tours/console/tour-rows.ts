import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { tourStatus } from '../tour-store'
import { tour, tourCity } from '../tour-tables'
import {
  hasPoster,
  heldCommentsOfTours,
  lightsOfCities,
  linesOfTours,
  postersOfTours,
  talksOfCities,
  talksOfTours,
} from './tour-figures'

type Listed = StudioResponse<StudioOperations['tourRows']>['list'][number]

/** Nobody has more tours than this. */
const MOST = 200

const state = sql<Listed['state']>`(ARRAY['coming', 'on', 'over'])[${tourStatus}]`

/** The tours, the last to begin first, each with current counts. */
export async function listTours({
  db,
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['tourRows']>> {
  const rows = await findTours(db.orm)
  const cities = await citiesByTour(db.orm)
  return {
    list: rows.map(({ tour: { created_at: _, ...stored }, ...figures }) => ({
      ...stored,
      ...figures,
      start_at: stored.start_at.toISOString(),
      end_at: stored.end_at.toISOString(),
      updated_at: stored.updated_at.toISOString(),
      cities: cities.get(stored.tour_id) ?? [],
    })),
  }
}

async function findTours(db: Orm) {
  const talks = talksOfTours(db)
  const lines = linesOfTours(db)
  const held = heldCommentsOfTours(db)
  const shown = postersOfTours(db)
  return db
    .select({
      tour,
      state,
      speeches: sql<number>`coalesce(${talks.speeches}, 0)`,
      quota: sql<number>`coalesce(${talks.quota}, 0)`,
      enrolled: sql<number>`coalesce(${talks.enrolled}, 0)`,
      entered: sql<number>`coalesce(${talks.entered}, 0)`,
      waiting: sql<number>`coalesce(${lines.people}, 0)`,
      held_comments: sql<number>`coalesce(${held.comments}, 0)`,
      posters: sql<number>`coalesce(${shown.posters}, 0)`,
    })
    .from(tour)
    .leftJoin(talks, eq(talks.tour_id, tour.tour_id))
    .leftJoin(lines, eq(lines.tour_id, tour.tour_id))
    .leftJoin(held, eq(held.tour_id, tour.tour_id))
    .leftJoin(shown, eq(shown.tour_id, tour.tour_id))
    .orderBy(desc(tour.start_at), asc(tour.tour_id))
    .limit(MOST)
}

async function citiesByTour(db: Orm): Promise<Map<string, Listed['cities']>> {
  const lit = lightsOfCities(db)
  const talks = talksOfCities(db)
  const rows = await db
    .select({
      tour_id: tourCity.tour_id,
      city_id: tourCity.city_id,
      name: tourCity.name,
      light_count: sql<number>`coalesce(${lit.lights}, 0)`,
      speeches: sql<number>`coalesce(${talks.speeches}, 0)`,
      is_used: sql<boolean>`(${lit.lights} IS NOT NULL OR ${talks.all} IS NOT NULL OR ${hasPoster})`,
    })
    .from(tourCity)
    .leftJoin(lit, and(eq(lit.tour_id, tourCity.tour_id), eq(lit.city_id, tourCity.city_id)))
    .leftJoin(talks, and(eq(talks.tour_id, tourCity.tour_id), eq(talks.city_id, tourCity.city_id)))
    .orderBy(asc(tourCity.position), asc(tourCity.city_id))
  const found = new Map<string, Listed['cities']>()
  for (const { tour_id, ...city } of rows) found.set(tour_id, [...(found.get(tour_id) ?? []), city])
  return found
}
