import type { Answer, CallId, Payload } from '../../state/calls'

export type TourRow = Answer<'tourRows'>['list'][number]
export type CityRow = TourRow['cities'][number]
export type TourFields = Omit<Payload<'tourCreate'>, 'tour_id'>
/** A city as it is edited; its row also shows what has come of it. */
export type City = TourFields['cities'][number]

/** The reads that become stale when a tour, its talks or their attendees change. */
export const CHANGED: readonly CallId[] = ['tourRows', 'tourPosterRows', 'speechRows', 'enrolmentList']

/** The fields of a tour that can be changed, with their present values. */
export function fieldsOf(tour: TourRow): TourFields {
  const { title, year, filing_no, light_threshold, start_at, end_at, is_open } = tour
  const cities = tour.cities.map(({ city_id, name }) => ({ city_id, name }))
  return { title, year, filing_no, light_threshold, start_at, end_at, is_open, cities }
}

/** The share of those enrolled who were let in: `67%`. There is none where nobody is enrolled. */
export function rateText(entered: number, enrolled: number): string {
  return enrolled === 0 ? '—' : `${Math.round((100 * entered) / enrolled)}%`
}
