import { reservedPages } from '@yingzao/pages'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { page } from '../page-tables'

/**
 * The titles of pages by code; codes that are not ours have none. A page that exists whatever operators publish counts
 * as ours even before they have published their own.
 */
export async function titlesOf(orm: Orm, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await orm
    .select({ code: page.code, title: page.title })
    .from(page)
    .where(inArray(page.code, [...new Set(codes)]))
  const titles = new Map(rows.map(({ code, title }) => [code, title]))
  for (const code of codes) {
    const standIn = reservedPages.get(code)
    if (standIn && !titles.has(code)) titles.set(code, standIn.title)
  }
  return titles
}
