import { inArray } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { pageTitles } from '../../pages'

/** The titles of pages by their codes; those that are none of ours have none. */
export async function titlesOf(orm: Orm, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const titles = pageTitles('titles')
  const rows = await orm
    .select()
    .from(titles)
    .where(inArray(titles.code, [...codes]))
  return new Map(rows.map(({ code, title }) => [code, title]))
}
