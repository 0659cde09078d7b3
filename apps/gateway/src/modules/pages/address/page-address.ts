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
