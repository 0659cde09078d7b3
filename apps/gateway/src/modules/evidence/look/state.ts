import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { chooseTimeStamp, SANDBOX_SIGNER, type Stamp } from '../../../integrations'
import { rendering } from '../../renderings'
import { type Anchor, readAnchors, stampOf } from '../anchor/anchors'
import { evidenceSeal } from '../evidence-tables'
import { SEALED_KINDS } from '../seal/sealed-kinds'

type State = StudioResponse<StudioOperations['evidenceState']>

/** The days whose stamps are read each time: for more, use `npm run evidence -- verify`. */
const READ_DAYS = 7

const STAMPS = { rfc3161: 'authority', sandbox: 'sandbox', absent: 'nobody' } as const

/** How far what is kept is proved, so that nobody finds out only from the file that they wanted to hand in. */
export async function evidenceState(ctx: Pick<Context, 'config' | 'db'>): Promise<State> {
  const { anchors, unreadable } = await readAnchors(ctx.config)
  const read = await Promise.all(anchors.slice(-READ_DAYS).map(stampIn))
  const newest = read.at(-1)
  return {
    ...(await reach(ctx)),
    stamps: STAMPS[chooseTimeStamp(ctx).adapter],
    anchor: newest
      ? { day: newest.anchor.day, sha256: newest.anchor.sha256, stamp: told(newest.stamp) }
      : null,
    unstamped: anchors.filter(({ token }) => !token).length,
    broken: read.filter(({ isBroken }) => isBroken).length + unreadable.length,
  }
}

/** The time up to which every kind of row is sealed: that of the kind that is furthest behind. */
async function reach({
  db: { orm },
}: Pick<Context, 'db'>): Promise<Pick<State, 'kept_since' | 'sealed_until'>> {
  const { rows } = await orm.execute<{ since: string | null; until: string | null; kinds: number }>(sql`
    SELECT (SELECT ${isoOf(sql`min(first_loaded_at)`)} FROM ${rendering}) AS since,
      ${isoOf(sql`min(last) + interval '1 hour'`)} AS until, count(*)::int AS kinds
    FROM (SELECT kind, max(hour) AS last FROM ${evidenceSeal} GROUP BY kind) AS ends`)
  const { since = null, until = null, kinds = 0 } = rows[0] ?? {}
  return { kept_since: since, sealed_until: kinds === SEALED_KINDS.length ? until : null }
}

function isoOf(moment: ReturnType<typeof sql>) {
  return sql`to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

async function stampIn(anchor: Anchor) {
  try {
    return { anchor, stamp: await stampOf(anchor), isBroken: false }
  } catch {
    return { anchor, stamp: undefined, isBroken: true }
  }
}

function told(stamp: Stamp | undefined) {
  if (!stamp) return null
  const { at, signer } = stamp
  const by = signer.includes(SANDBOX_SIGNER) ? ('sandbox' as const) : ('authority' as const)
  return { by, at: at.toISOString(), signer }
}
