import { eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { page, pageAddress } from '../page-tables'

/** The code that a page has now, by one that leads to it. A code that leads nowhere is answered as it is. */
export async function currentCode(db: Orm | Transaction, code: string): Promise<string> {
  return (await findHolder(db, code))?.code ?? code
}

/** Where a former code leads. Undefined: it is a page's own, or leads nowhere. */
export async function findMovedTo(db: Orm | Transaction, code: string): Promise<string | undefined> {
  const holder = await findHolder(db, code)
  return holder?.code === code ? undefined : holder?.code
}

/** The page that a code leads to, whether it has it now or had it once. */
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

/** Every code that leads to a page, by the one that it has now: what was counted under a former one was counted of it. */
export async function codesOf(db: Orm | Transaction, code: string): Promise<string[]> {
  const holder = await findHolder(db, code)
  if (!holder) return [code]
  const rows = await db
    .select({ code: pageAddress.code })
    .from(pageAddress)
    .where(eq(pageAddress.page_id, holder.id))
  return rows.map((row) => row.code)
}
