import { expect, test } from 'vitest'
import { acceptedOf, findingKey } from './accepted'

const finding = (rule: string, severity: 'error' | 'warning' | 'info') => ({
  rule,
  severity,
  path: 'title',
  message: '',
})

test('only warnings with a reason of some length go with an approval', () => {
  const findings = [finding('long', 'warning'), finding('short', 'warning'), finding('hint', 'info')]
  const reasons = { 'long title': '  活动名称不能再短 ', 'short title': '可以', 'hint title': '没有关系吧' }
  expect(acceptedOf(findings, reasons)).toEqual([{ rule: 'long', path: 'title', reason: '活动名称不能再短' }])
  expect(findingKey(finding('long', 'warning'))).toBe('long title')
})
