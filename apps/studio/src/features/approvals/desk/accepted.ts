import { approvalLimits } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import type { PageFinding } from '../approval-rows'

/** Reasons why places may stay, as typed, by finding. */
export type Reasons = Readonly<Record<string, string>>

/** Identifies a finding by rule and place: a rule warns about a place once. */
export function findingKey({ rule, path }: Pick<PageFinding, 'rule' | 'path'>): string {
  return `${rule} ${path}`
}

/** Whether a reason is long enough to be one. */
export function isReason(text: string): boolean {
  return text.trim().length >= approvalLimits.reason.min
}

/** Returns what is sent with an approval: the warnings that have a reason. */
export function acceptedOf(
  findings: readonly PageFinding[],
  reasons: Reasons,
): NonNullable<Payload<'reviewDecide'>['accepted']> {
  return findings.flatMap((finding) => {
    const reason = reasons[findingKey(finding)] ?? ''
    if (finding.severity !== 'warning' || !isReason(reason)) return []
    return [{ rule: finding.rule, path: finding.path, reason: reason.trim() }]
  })
}
