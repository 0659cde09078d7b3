import type { Finding } from '@yingzao/schema/client'
import type { LocatedFinding } from './locate-findings'

export const SEVERITIES = ['error', 'warning', 'info'] as const

/** The findings of one rule: shown once, with each place. */
export interface FindingGroup {
  rule: string
  name: string | undefined
  severity: Finding['severity']
  why: string | undefined
  fix: string
  places: readonly LocatedFinding[]
}

export interface FindingFilter {
  /** Absent: all. */
  severity?: Finding['severity'] | undefined
  /** Part of a message. */
  q: string
}

export function filterFindings(
  findings: readonly LocatedFinding[],
  { severity, q }: FindingFilter,
): LocatedFinding[] {
  const wanted = q.trim().toLowerCase()
  return findings.filter(
    (finding) =>
      (severity === undefined || finding.severity === severity) &&
      `${finding.name ?? ''}${finding.message}${finding.fix}${finding.why ?? ''}`
        .toLowerCase()
        .includes(wanted),
  )
}

/** Groups findings by rule, in the order of the page; those that block publishing come first. */
export function groupFindings(findings: readonly LocatedFinding[]): FindingGroup[] {
  const groups = new Map<string, LocatedFinding[]>()
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.severity} ${finding.fix}`
    const same = groups.get(key)
    if (same) same.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()].map(groupOf).sort((one, other) => rank(one) - rank(other))
}

export function countOf(findings: readonly LocatedFinding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length
}

function groupOf(places: readonly LocatedFinding[]): FindingGroup {
  const [{ rule, name, severity, why, fix }] = places as [LocatedFinding]
  return { rule, name, severity, why, fix, places }
}

function rank({ severity }: FindingGroup): number {
  return SEVERITIES.indexOf(severity)
}
