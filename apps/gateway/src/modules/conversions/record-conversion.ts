import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { Origin, SeenLast } from '../../origin/origin'
import { recommendationIsOff } from '../passport'
import { recordExposure, recordFollowingExposure } from '../renderings'
import type { ConversionKind } from './conversion-kinds'
import { conversion } from './conversion-tables'

/** What was done. Texts that a visitor may have sent are checked here. */
interface Done {
  kind: ConversionKind
  subject: string
  is_first?: boolean
  /** In fen. */
  amount?: number
  uid?: number | undefined
  /** As given by the call, which knows better than the page viewed last. */
  page_code?: string | undefined
  block_id?: string | undefined
}

const OPAQUE = /^(?!1[3-9]\d{9}$)[\w-]{1,64}$/

/**
 * Records what somebody did, once, with where they came from. Runs in the transaction of the thing itself, so that
 * neither exists without the other. Those who have switched recommendation off are counted without an identity.
 */
export async function recordConversion(tx: Transaction, origin: Origin, done: Done): Promise<void> {
  const { kind, subject, is_first = false, amount = null, uid = null } = done
  const page = pageOf(origin, done)
  const isOff = sql.raw(recommendationIsOff('given.uid'))
  await tx.execute(sql`
    INSERT INTO ${conversion} (kind, subject, is_first, amount, page_code, page_version, block_id, variant, channel,
      container, visitor_id, uid)
    SELECT ${kind}, ${subject}, ${is_first}, ${amount}::int, ${page.code}::text, ${page.version}::int,
      ${opaque(done.block_id)}::text, ${page.variant}::text, ${origin.channel}, ${origin.page?.container ?? null}::text,
      CASE WHEN NOT ${isOff} THEN ${origin.visitor_id}::text END,
      CASE WHEN NOT ${isOff} THEN given.uid END
    FROM (SELECT ${uid}::bigint AS uid) AS given
    ON CONFLICT (kind, subject) DO NOTHING`)
  await recordExposure(tx, origin, { kind, subject }, page)
}

/** Records what follows from something earlier, as a payment does from its order, with the earlier one's origin. */
export async function recordFollowing(
  tx: Transaction,
  earlier: Pick<Done, 'kind' | 'subject'>,
  { kind, subject, amount }: Pick<Done, 'kind' | 'subject' | 'amount'>,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${conversion} (kind, subject, is_first, amount, page_code, page_version, block_id, variant, channel,
      container, visitor_id, uid)
    SELECT ${kind}, ${subject}, is_first, ${amount ?? null}::int, page_code, page_version, block_id, variant, channel, container,
      visitor_id, uid
    FROM ${conversion} WHERE kind = ${earlier.kind} AND subject = ${earlier.subject}
    ON CONFLICT (kind, subject) DO NOTHING`)
  await recordFollowingExposure(tx, earlier, { kind, subject })
}

/** For a page other than the one viewed last, only its code is known. */
function pageOf({ page }: Origin, { page_code }: Done): Omit<SeenLast, 'code'> & { code: string | null } {
  const code = opaque(page_code)
  if (page && (code === null || code === page.code)) return page
  return { code, version: null, variant: null, container: null, rendering: null }
}

function opaque(text: string | undefined): string | null {
  return text !== undefined && OPAQUE.test(text) ? text : null
}

/** Adds past rows for the demo. As many per statement as its parameters allow. */
export async function addPastConversions(
  tx: Transaction,
  rows: readonly (typeof conversion.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await tx.insert(conversion).values(rows.slice(at, at + 1_000))
}
