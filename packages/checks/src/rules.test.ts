import type { Finding, JsonRecord, JsonValue } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'
import { RULE_GROUPS } from './rule'
import { rules } from './rules'
import { complianceCases } from './testing/cases-compliance'
import { lookCases } from './testing/cases-looks'
import { tapCases } from './testing/cases-taps'
import {
  block,
  documentOf,
  footer,
  LINK_HOSTS,
  NOW,
  open,
  popup,
  type Sample,
  SITE,
  video,
} from './testing/sample'

const cases = [...complianceCases, ...tapCases, ...lookCases]

function findingsOf(sample: Sample | JsonValue[]): readonly Finding[] {
  const page: Sample = Array.isArray(sample) ? { blocks: sample } : sample
  const { facts = {} } = page
  return checkDocument(documentOf(page), { linkHosts: LINK_HOSTS, now: NOW, facts }).findings
}

function rulesBrokenBy(sample: Sample | JsonValue[]): Set<string> {
  return new Set(findingsOf(sample).map(({ rule }) => rule))
}

test.each(cases)(
  '%s names the page that breaks it and leaves the one that does not',
  (rule, breaks, holds) => {
    expect([...rulesBrokenBy(breaks)]).toContain(rule)
    expect(rulesBrokenBy(holds).has(rule)).toBe(false)
  },
)

test.each([
  ['a popup to open', open(''), 'page_schema[0].value.action.popupId'],
  [
    'the end of a countdown',
    block('countdown', { name: '距报名结束', endTime: 0 }),
    'page_schema[0].value.endTime',
  ],
  ['the end of a new countdown', block('countdown', { name: '距报名结束' }), 'page_schema[0].value.endTime'],
])('%s that was left out is asked for, and nothing else is said of it', (_what, left, path) => {
  const said = findingsOf([left, popup('rules')]).filter((finding) => finding.path === path)
  expect(said.map(({ rule }) => rule)).toEqual(['required-empty'])
})

test.each([
  [{ pageName: 'webPage' }, ['required-empty']],
  [{ pageName: 'webPage', atext: 'javascript:alert(1)' }, ['bad-address']],
  [{ pageName: 'webPage', atext: 'https://evil.com/' }, ['link-host']],
  [{ pageName: 'webPage', atext: '/h5-page/h5/a' }, []],
  [{ pageName: 'adDispatch' }, ['page-param-missing']],
  [{ pageName: 'adDispatch', pageParam: 'id=ad-7' }, []],
])('of a page name that is a way of jumping, %j breaks %j', (fields, broken) => {
  const join = block('button', { text: '去看看', action: { type: 1, ...fields } })
  const of = findingsOf([join]).filter(({ path }) => path?.includes('.action'))
  expect(of.map(({ rule }) => rule)).toEqual(broken)
})

test('of the company only what the page prints is asked for, and nothing on a machine of developers', () => {
  const site = { ...SITE, company: '某某公司', license_no: 'Z1', adviser: '示例投资顾问' }
  const isNamed = (shown: JsonRecord, env: 'development' | 'test') =>
    rulesBrokenBy({ blocks: [footer(shown)], facts: { site, env } }).has('company-sample')
  expect(isNamed({}, 'test')).toBe(true)
  expect(isNamed({ show3: false }, 'test')).toBe(false)
  expect(isNamed({}, 'development')).toBe(false)
})

test('a video on another site is named as a picture is', () => {
  expect(rulesBrokenBy([video({ video: 'https://cdn.example.com/a.mp4' })])).toContain('image-foreign')
})

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
