import { expect, test } from 'vitest'
import { countOf, filterFindings, groupFindings } from './finding-groups'
import type { LocatedFinding } from './locate-findings'

const finding = (own: Partial<LocatedFinding>): LocatedFinding => ({
  rule: 'alt-missing',
  severity: 'warning',
  path: 'page_schema[0].value.alt',
  message: '图片没有说明。',
  fix: '请填写说明。',
  at: 'value.alt',
  ...own,
})

const findings = [
  finding({ rule: 'contrast', severity: 'info', message: '文字看不清。', fix: '请换颜色。' }),
  finding({ blockId: 'a' }),
  finding({
    rule: 'risk-footer',
    severity: 'error',
    message: '缺少风险提示。',
    why: '监管要求 ETF 页面写明。',
    fix: '请加上页脚。',
  }),
  finding({ blockId: 'b' }),
]

test('what refuses publishing comes first, and one rule is said once with all its places', () => {
  const groups = groupFindings(findings)
  expect(groups.map(({ rule, places }) => [rule, places.length])).toEqual([
    ['risk-footer', 1],
    ['alt-missing', 2],
    ['contrast', 1],
  ])
  expect(groups[1]?.places.map(({ blockId }) => blockId)).toEqual(['a', 'b'])
})

test('the same rule with another way to mend it is a group of its own', () => {
  expect(groupFindings([...findings, finding({ fix: '请删除图片。' })])).toHaveLength(4)
})

test('a search finds message, fix and reason, in any case, and goes with the filter', () => {
  const found = (q: string, severity?: LocatedFinding['severity']) =>
    filterFindings(findings, { q, severity }).map(({ rule }) => rule)
  expect(found(' etf ')).toEqual(['risk-footer'])
  expect(found('说明')).toEqual(['alt-missing', 'alt-missing'])
  expect(found('换颜色', 'error')).toEqual([])
  expect(found('', 'info')).toEqual(['contrast'])
})

test('counts are those of one severity', () => {
  expect((['error', 'warning', 'info'] as const).map((severity) => countOf(findings, severity))).toEqual([
    1, 2, 1,
  ])
})
