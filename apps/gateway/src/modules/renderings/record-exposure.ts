import type { exposureKinds } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { Origin, SeenLast } from '../../origin/origin'
import { exposure } from './rendering-tables'

/** What somebody has just done. */
interface Done {
  kind: (typeof exposureKinds)[number]
  subject: string
}

export type ExposureRow = typeof exposure.$inferSelect

/**
 * Records which rendering somebody had in front of them, once, as far as their browser says. In the transaction of what
 * they did, so that neither exists without the other. `page`: what the call itself says, where it knows better.
 */
export async function recordExposure(
  tx: Orm | Transaction,
  { page: seen }: Pick<Origin, 'page'>,
  { kind, subject }: Done,
  page: (Omit<SeenLast, 'code'> & { code: string | null }) | null = seen,
): Promise<void> {
  await tx
    .insert(exposure)
    .values({
      kind,
      subject,
      rendering: page?.rendering,
      page_code: page?.code,
      page_version: page?.version,
      variant: page?.variant,
      container: page?.container ?? seen?.container,
    })
    .onConflictDoNothing()
}

/** Records the same for what follows from something earlier, as a payment follows from its order. */
export async function recordFollowingExposure(
  tx: Transaction,
  earlier: Done,
  { kind, subject }: Done,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${exposure} (kind, subject, rendering, page_code, page_version, variant, container)
    SELECT ${kind}, ${subject}, rendering, page_code, page_version, variant, container
    FROM ${exposure} WHERE kind = ${earlier.kind} AND subject = ${earlier.subject}
    ON CONFLICT (kind, subject) DO NOTHING`)
}
