import type { RuleWeight } from '@yingzao/checks'

/** Returns the weights that compliance gives to rules, as lines of the audit log. */
export function weightTexts(rules: Readonly<Record<string, RuleWeight>>): string[] {
  return Object.entries(rules).map(([id, weight]) => `${id} ${weight}`)
}
