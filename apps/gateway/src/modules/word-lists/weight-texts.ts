import type { RuleWeight } from '@yingzao/checks'

/** What compliance makes of rules, as lines of the audit log. */
export function weightTexts(rules: Readonly<Record<string, RuleWeight>>): string[] {
  return Object.entries(rules).map(([id, weight]) => `${id} ${weight}`)
}
