import type { Answer, CallId, Payload } from '../../state/calls'

export type TourRow = Answer<'tourRows'>['list'][number]
export type CityRow = TourRow['cities'][number]
export type TourFields = Omit<Payload<'tourCreate'>, 'tour_id'>
/** A city as it is written; the row of one says besides what has come of it. */
export type City = TourFields['cities'][number]

/** What a change of a tour, of its talks or of who comes to them makes old. */
export const CHANGED: readonly CallId[] = ['tourRows', 'tourPosterRows', 'speechRows', 'enrolmentList']

/** What can be changed of a tour, as it is. */
export function fieldsOf(tour: TourRow): TourFields {
  const { title, year, filing_no, light_threshold, start_at, end_at, is_open } = tour
  const cities = tour.cities.map(({ city_id, name }) => ({ city_id, name }))
  return { title, year, filing_no, light_threshold, start_at, end_at, is_open, cities }
}

/** How many of those who have a place were let in: `67%`. Of nobody there is no part. */
export function rateText(entered: number, enrolled: number): string {
  return enrolled === 0 ? '—' : `${Math.round((100 * entered) / enrolled)}%`
}
