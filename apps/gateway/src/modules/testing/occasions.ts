import { sql } from 'drizzle-orm'
import type { Occasion, OccasionKind, Occasions } from '../define-module'

/** What a test says about an occasion; the rest is made up. */
export type OccasionOfTest = Pick<Occasion, 'occasion_id' | 'begins_at'> & Partial<Occasion>

/** What a module with these occasions would declare. Changed ones are passed again. */
export function occasionsOf(kinds: { [Kind in OccasionKind]?: readonly OccasionOfTest[] }): Occasions {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, list]) => {
      const rows = JSON.stringify(list.map(whole))
      const query = sql<Occasion>`SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS given (
        occasion_id text, title text, begins_at timestamptz, ends_at timestamptz, place text, url text,
        revision int, is_cancelled boolean)`
      return [kind, query]
    }),
  )
}

function whole(occasion: OccasionOfTest): Occasion {
  return {
    title: '长期投资',
    ends_at: new Date(occasion.begins_at.getTime() + 2 * 3_600_000),
    place: '上海市浦东新区',
    url: 'https://h5.example.com/h5-page/h5/xunjiang',
    revision: 1,
    is_cancelled: false,
    ...occasion,
  }
}
