import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { exposure, rendering } from '../../renderings'
import { visitLog } from '../../visits'
import { readAnchors } from '../anchor/anchors'
import { evidenceSeal, visitLeaf } from '../evidence-tables'
import { leafOf, mayHaveBecome, type SealedRow } from '../seal/leaf-of'
import { leavesIn } from '../seal/merkle-tree'
import type { SealedKind } from '../seal/sealed-kinds'
import { sealedRows } from '../seal/sealed-rows'
import type { Sighting } from './seen'

/** That a row is in the seal of its hour in its current form. Null: it is not, or there is no seal yet. */
export type SealMark = { day: string | null } | null

type Ctx = Pick<Context, 'config' | 'db'>
type HourRow = SealedRow & { hour: Date }

/** Says of each of these whether it is sealed. */
export async function sealsOf(
  ctx: Ctx,
  sightings: readonly Sighting[],
): Promise<(sighting: Sighting) => SealMark> {
  const { orm } = ctx.db
  const views = sightings.filter(({ kind }) => kind === 'view')
  const acts = sightings.filter(({ kind }) => kind !== 'view')
  const visits =
    views.length === 0 ? [] : await sealedRows(orm, 'visit', isOneOf(viewKey, views.map(viewPair)))
  const done = acts.length === 0 ? [] : await sealedRows(orm, 'exposure', isOneOf(actKey, acts.map(actPair)))
  const marks = await marksOf(ctx, [
    ...visits.map((row) => ({ kind: 'visit' as const, row, name: nameOfView(row) })),
    ...done.map((row) => ({ kind: 'exposure' as const, row, name: nameOfAct(row) })),
  ])
  return ({ kind, subject }) => marks.get(`${kind} ${subject}`) ?? null
}

/** The same for a page, by its hash. */
export async function sealOfRendering(ctx: Ctx, hash: string): Promise<SealMark> {
  const rows = await sealedRows(ctx.db.orm, 'rendering', eq(rendering.hash, hash))
  const marks = await marksOf(
    ctx,
    rows.map((row) => ({ kind: 'rendering', row, name: hash })),
  )
  return marks.get(hash) ?? null
}

const viewKey = sql`(${visitLog.session_id}, ${visitLog.view_seq})`
const actKey = sql`(${exposure.kind}, ${exposure.subject})`

function isOneOf(key: SQL, pairs: readonly SQL[]): SQL {
  return sql`${key} IN (${sql.join([...pairs], sql`, `)})`
}

function viewPair({ subject }: Sighting): SQL {
  const [session = '', seq = ''] = subject.split(' ')
  return sql`(${session}, ${Number(seq)}::int)`
}

function actPair({ kind, subject }: Sighting): SQL {
  return sql`(${kind}, ${subject})`
}

function nameOfView({ key }: SealedRow): string {
  const [, session, , seq] = JSON.parse(key) as unknown[]
  return `view ${session} ${seq}`
}

function nameOfAct({ content }: SealedRow): string {
  const [kind, subject] = JSON.parse(content) as unknown[]
  return `${kind} ${subject}`
}

/** Reads the leaves of each hour once, however many rows were added in it. */
async function marksOf(
  { config, db: { orm } }: Ctx,
  named: readonly { kind: SealedKind; row: HourRow; name: string }[],
): Promise<Map<string, SealMark>> {
  const { anchors } = await readAnchors(config)
  const days = new Map(
    anchors.flatMap(({ day, seals }) => seals.map((seal) => [`${seal.kind} ${seal.hour}`, day])),
  )
  const marks = new Map<string, SealMark>()
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ofKind = named.filter((one) => one.kind === kind)
    const hours = new Map(ofKind.map(({ row }) => [row.hour.getTime(), row.hour]))
    for (const [time, hour] of hours) {
      const [seal] = await orm
        .select({ leaves: evidenceSeal.leaves, ofVisits: visitLeaf.leaves })
        .from(evidenceSeal)
        .leftJoin(visitLeaf, eq(visitLeaf.hour, evidenceSeal.hour))
        .where(and(eq(evidenceSeal.kind, kind), eq(evidenceSeal.hour, hour)))
      const bytes = kind === 'visit' ? seal?.ofVisits : seal?.leaves
      if (!bytes) continue
      const sealed = new Map(leavesIn(bytes).map((leaf) => [prefixOf(leaf), leaf]))
      for (const { row, name } of ofKind.filter((one) => one.row.hour.getTime() === time)) {
        const now = leafOf(row)
        const then = sealed.get(prefixOf(now))
        const isSealed = then !== undefined && mayHaveBecome(then, now)
        if (isSealed) marks.set(name, { day: days.get(`${kind} ${hour.toISOString()}`) ?? null })
      }
    }
  }
  return marks
}

/** What a leaf says about its row, whoever it belongs to. */
function prefixOf(leaf: Buffer): string {
  return leaf.toString('hex', 0, 24)
}
