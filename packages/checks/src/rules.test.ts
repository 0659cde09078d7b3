import type { JsonValue } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'
import { RULE_GROUPS } from './rule'
import { rules } from './rules'
import { complianceCases } from './testing/cases-compliance'
import { lookCases } from './testing/cases-looks'
import { tapCases } from './testing/cases-taps'
import { documentOf, LINK_HOSTS, NOW, type Sample } from './testing/sample'

const cases = [...complianceCases, ...tapCases, ...lookCases]

function rulesBrokenBy(sample: Sample | JsonValue[]): Set<string> {
  const page: Sample = Array.isArray(sample) ? { blocks: sample } : sample
  const { facts = {} } = page
  const { findings } = checkDocument(documentOf(page), { linkHosts: LINK_HOSTS, now: NOW, facts })
  return new Set(findings.map(({ rule }) => rule))
}

test.each(cases)(
  '%s names the page that breaks it and leaves the one that does not',
  (rule, breaks, holds) => {
    expect([...rulesBrokenBy(breaks)]).toContain(rule)
    expect(rulesBrokenBy(holds).has(rule)).toBe(false)
  },
)

test('every rule has its pair of pages', () => {
  expect(rules.map(({ id }) => id).sort()).toEqual(cases.map(([id]) => id).sort())
})

test('there are rules for every subject', () => {
  expect(new Set(rules.map(({ group }) => group))).toEqual(new Set(Object.keys(RULE_GROUPS)))
})

test('every rule has an id of its own and says in Chinese why it is there and what to do', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { id, title, why, fix } of rules) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    for (const text of [title, why, fix]) expect(text).toMatch(/^[^!！]*\p{Script=Han}[^!！]*$/u)
    expect(why).toMatch(/。$/)
    expect(fix).toMatch(/。$/)
  }
})
