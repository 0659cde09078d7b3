import type { Context } from '../../../context'
import { type AuditReport, verifyAudit } from '../../audit'
import { checkAnchors } from './check-anchors'
import { checkRenderings, type RenderingReport } from './check-renderings'
import { checkSeals, type SealReport } from './check-seals'
import type { Problem } from './problem'

export interface EvidenceReport {
  problems: Problem[]
  seals: Omit<SealReport, 'problems'>
  kept: Omit<RenderingReport, 'problems'>
  anchors: { days: number; stamped: number }
  /** The log in which seals are recorded, which is verified by itself. */
  audit: AuditReport
}

/** Checks everything that is kept as evidence against what it was. Changes nothing. */
export async function verifyEvidence(ctx: Pick<Context, 'config' | 'db'>): Promise<EvidenceReport> {
  const audit = await verifyAudit(ctx)
  const seals = await checkSeals(ctx)
  const kept = await checkRenderings(ctx)
  const anchors = await checkAnchors(ctx)
  const problems = [...seals.problems, ...kept.problems, ...anchors.problems]
  return { problems, seals, kept, anchors, audit }
}
