import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context'
import { exposure, rendering } from '../../renderings'
import { visitLog } from '../../visits'
import { readAnchors } from '../anchor/anchors'
import { evidenceSeal, visitLeaf } from '../evidence-tables'
import type { Sighting } from '../look/seen'
import { leafOf } from '../seal/leaf-of'
import { leavesIn, rootBy, wayUp } from '../seal/merkle-tree'
import { SEALED_KINDS } from '../seal/sealed-kinds'
import { sealedRow } from '../seal/sealed-rows'

/** A row as it was sealed, and how its leaf leads to what was written down outside of the database. */
export const proofForm = z.object({
  kind: z.enum(SEALED_KINDS),
  row: z.object({ key: z.string(), content: z.string(), link: z.string().nullable() }),
  hour: z.string(),
  /** Null: the hour is not over, or has not been sealed yet. */
  sealed: z
    .object({
      leaf: z.string(),
      steps: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
      root: z.string(),
      /** The day of the anchor that names the hour; null: none does yet. */
      day: z.string().nullable(),
    })
    .nullable(),
})

export type Proof = z.infer<typeof proofForm>

/** The proofs for what somebody saw: of each view, each act, and each rendering that they name. */
export async function proofsFor(
  ctx: Pick<Context, 'config' | 'db'>,
  sightings: readonly Sighting[],
): Promise<Proof[]> {
  const { anchors } = await readAnchors(ctx.config)
  const days = new Map(
    anchors.flatMap(({ day, seals }) => seals.map((seal) => [`${seal.kind} ${seal.hour}`, day])),
  )
  const proofs: Proof[] = []
  const add = async (kind: Proof['kind'], where: ReturnType<typeof eq>) => {
    const proof = await proofOf(ctx, kind, where, days)
    if (proof) proofs.push(proof)
  }
  for (const { kind, subject } of sightings) {
    if (kind === 'view') {
      const [session = '', seq = ''] = subject.split(' ')
      await add('visit', sql`${and(eq(visitLog.session_id, session), eq(visitLog.view_seq, Number(seq)))}`)
    } else await add('exposure', sql`${and(eq(exposure.kind, kind), eq(exposure.subject, subject))}`)
  }
  for (const hash of new Set(sightings.flatMap(({ facts }) => (facts ? [facts.hash] : []))))
    await add('rendering', eq(rendering.hash, hash))
  return proofs
}

async function proofOf(
  { db: { orm } }: Pick<Context, 'db'>,
  kind: Proof['kind'],
  where: ReturnType<typeof eq>,
  days: ReadonlyMap<string, string>,
): Promise<Proof | undefined> {
  const found = await sealedRow(orm, kind, where)
  if (!found) return undefined
  const { hour, ...row } = found
  const proof: Proof = { kind, row, hour: hour.toISOString(), sealed: null }
  const [seal] = await orm
    .select({ leaves: evidenceSeal.leaves, root: evidenceSeal.root, ofVisits: visitLeaf.leaves })
    .from(evidenceSeal)
    .leftJoin(visitLeaf, eq(visitLeaf.hour, evidenceSeal.hour))
    .where(and(eq(evidenceSeal.kind, kind), eq(evidenceSeal.hour, hour)))
  const leaves = leavesIn((kind === 'visit' ? seal?.ofVisits : seal?.leaves) ?? Buffer.alloc(0))
  const leaf = leafOf(row)
  // After somebody was erased, the leaf says more than the row does now.
  const at = leaves.findIndex((one) => one.subarray(0, 24).equals(leaf.subarray(0, 24)))
  const sealed = leaves[at]
  if (!seal || !sealed) return proof
  const steps = wayUp(leaves, at)
  const day = days.get(`${kind} ${proof.hour}`) ?? null
  return { ...proof, sealed: { leaf: sealed.toString('hex'), steps, root: rootBy(sealed, steps), day } }
}
