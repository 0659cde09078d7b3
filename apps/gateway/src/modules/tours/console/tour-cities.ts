import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, refusal } from '../../../http/studio-refusals'
import { tourCity } from '../tour-tables'

type City = StudioInput<StudioOperations['tourCreate']>['cities'][number]

/** Refuses a list that contains an id twice: the second city would replace the first. */
export function refuseRepeatedCity(cities: readonly City[]): void {
  const twice = cities.find(({ city_id }, at) => cities.findIndex((city) => city.city_id === city_id) !== at)
  if (twice) throw new AppError(refusal(`城市编号“${twice.city_id}”填写了两次，请修改其中一个`))
}

/** The cities of a tour in their order. */
export async function findCitiesOf(tx: Transaction, tour_id: string): Promise<City[]> {
  return tx
    .select({ city_id: tourCity.city_id, name: tourCity.name })
    .from(tourCity)
    .where(eq(tourCity.tour_id, tour_id))
    .orderBy(asc(tourCity.position), asc(tourCity.city_id))
}

/** Sets the cities of a locked tour, in this order. Throws `inUse` for a removed one that is in use. */
export async function keepCities(
  tx: Transaction,
  tour_id: string,
  { before, after }: { before: readonly City[]; after: readonly City[] },
): Promise<void> {
  const stay = new Set(after.map(({ city_id }) => city_id))
  for (const city of before) if (!stay.has(city.city_id)) await removeCity(tx, tour_id, city)
  if (after.length === 0) return
  await tx
    .insert(tourCity)
    .values(after.map((city, position) => ({ ...city, tour_id, position })))
    .onConflictDoUpdate({
      target: [tourCity.tour_id, tourCity.city_id],
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
}

/** One by one, so that the city that broke the constraint is known by its name. */
async function removeCity(tx: Transaction, tour_id: string, { city_id, name }: City): Promise<void> {
  const used = (by: string) => ({ ...studioErrors.inUse, msg: `“${name}”已有${by}，不能删除` })
  await checkedBy(
    [
      ['speech_in_city', used('讲座')],
      ['tour_poster_of_city', used('海报')],
      ['tour_light_of_city', used('客户点亮')],
    ],
    tx
      .delete(tourCity)
      .where(and(eq(tourCity.tour_id, tour_id), eq(tourCity.city_id, city_id)))
      .execute(),
  )
}
