import { eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { page, pageAddress } from '../page-tables'

/** The current code of the page that a code leads to. A code that leads nowhere is returned unchanged. */
export async function currentCode(db: Orm | Transaction, code: string): Promise<string> {
  return (await findHolder(db, code))?.code ?? code
}

/** Where a former code leads. Undefined: it is a page's current code, or leads nowhere. */
export async function findMovedTo(db: Orm | Transaction, code: string): Promise<string | undefined> {
  const holder = await findHolder(db, code)
  return holder?.code === code ? undefined : holder?.code
}

/** The page that a code leads to, whether it is its current code or a former one. */
export async function findHolder(
  db: Orm | Transaction,
  code: string,
): Promise<{ id: number; code: string; title: string } | undefined> {
  const [found] = await db
    .select({ id: page.id, code: page.code, title: page.title })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.page_id))
    .where(eq(pageAddress.code, code))
  return found
}

/** Every code of the page that a code leads to: what was counted under a former code counts for that page. */
export async function codesOf(db: Orm | Transaction, code: string): Promise<string[]> {
  const holder = await findHolder(db, code)
  if (!holder) return [code]
  const rows = await db
    .select({ code: pageAddress.code })
    .from(pageAddress)
    .where(eq(pageAddress.page_id, holder.id))
  return rows.map((row) => row.code)
}
