import { setImmediate } from 'node:timers/promises'
import { fenOf } from '@yingzao/contract/server'
import { reservedPages } from '@yingzao/pages'
import type { PageDocument } from '@yingzao/schema/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { defaultContent } from '../default-document'
import { pageDraft } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'
import { type NamedProduct, namesProduct, someObject } from './names-product'

/** A page that names a product, and the prices it states. */
export interface ProductUse {
  code: string
  title: string
  /** `standIn`: visitors see it at one of the site's own addresses, where operators have not published a page yet. */
  where: 'draft' | 'published' | 'both' | 'standIn'
  /** Fen, each once, the lowest first. */
  prices: number[]
}

const MOST = 100

/** Amounts as people write them into texts: ¥1,980.00, 1980 元. */
const AMOUNTS = /[¥￥]\s?(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s?元/g

/**
 * The pages that name a product in a pay block or an action, by its mark or its number: in the content being edited or
 * in what visitors see, last changed first, then the stand-ins for pages not yet published. The database searches every
 * document of these, of which a company has some hundreds.
 */
export async function productUses(db: Orm, named: NamedProduct): Promise<ProductUse[]> {
  const id = String(named.shop_product_id)
  const vars = JSON.stringify({ mark: named.mark ?? '', id, number: named.shop_product_id })
  const path =
    '$.** ? ((@.mark == $mark && $mark != "") || @.shop_product_id == $id || @.shop_product_id == $number || @.pageParam like_regex "shop_product_id=")'
  const { rows } = await db.execute<{
    code: string
    title: string
    written: unknown
    seen: unknown
  }>(sql`
    SELECT code, title, written, seen FROM (
      SELECT ${page.code} AS code, ${page.title} AS title, ${page.updated_at} AS updated_at, ${page.id} AS id,
        coalesce(
          (SELECT ${pageDraft.document} FROM ${pageDraft} WHERE ${pageDraft.page_id} = ${page.id}),
          (SELECT ${pageVersion.document} FROM ${pageVersion} WHERE ${pageVersion.page_id} = ${page.id}
            ORDER BY ${pageVersion.version} DESC LIMIT 1)) AS written,
        CASE WHEN ${page.status} = 'published' THEN
          (SELECT ${pageVersion.document} FROM ${pageVersion} WHERE ${pageVersion.id} = ${page.published_version_id})
        END AS seen
      FROM ${page} WHERE ${page.archived_at} IS NULL) AS found
    WHERE jsonb_path_exists(written, ${path}::jsonpath, ${vars}::jsonb)
      OR jsonb_path_exists(seen, ${path}::jsonpath, ${vars}::jsonb)
    ORDER BY updated_at DESC, id DESC
    LIMIT ${MOST * 2}`)
  const own = rows.flatMap((row) => useOf(row, named) ?? [])
  return [...own, ...(await standInUses(db, named))].slice(0, MOST)
}

async function standInUses(db: Orm, named: NamedProduct): Promise<ProductUse[]> {
  const found: { code: string; document: PageDocument }[] = []
  for (const code of reservedPages.keys()) {
    const document = defaultContent(code)?.document
    if (document && namesProduct(document, named)) found.push({ code, document })
    // One that is read for the first time takes some milliseconds.
    await setImmediate()
  }
  if (found.length === 0) return []
  const published = await db
    .select({ code: page.code })
    .from(page)
    .where(
      and(
        eq(page.status, 'published'),
        inArray(
          page.code,
          found.map(({ code }) => code),
        ),
      ),
    )
  const replaced = new Set(published.map(({ code }) => code))
  return found
    .filter(({ code }) => !replaced.has(code))
    .map(({ code, document }) => ({
      code,
      title: document.title,
      where: 'standIn',
      prices: pricesIn(document),
    }))
}

function useOf(
  { code, title, written, seen }: { code: string; title: string; written: unknown; seen: unknown },
  named: NamedProduct,
): ProductUse | undefined {
  const isWritten = namesProduct(written, named)
  const isSeen = namesProduct(seen, named)
  if (!isWritten && !isSeen) return undefined
  return {
    code,
    title,
    where: isWritten && isSeen ? 'both' : isSeen ? 'published' : 'draft',
    prices: pricesIn([isWritten && written, isSeen && seen]),
  }
}

/** The prices of pay blocks and price cards, and those in texts: each once, lowest first. */
function pricesIn(value: unknown): number[] {
  const prices = new Set<number>()
  someObject(value, (one) => {
    if (typeof one.price === 'string') add(one.price)
    for (const [name, said] of Object.entries(one)) {
      if (typeof said !== 'string' || name === 'origin_price') continue
      for (const [, before, after] of said.matchAll(AMOUNTS)) add(before ?? after ?? '')
    }
    return false
  })
  return [...prices].sort((one, other) => one - other)

  function add(text: string): void {
    const fen = fenOf(text)
    if (fen !== undefined && fen > 0) prices.add(fen)
  }
}
