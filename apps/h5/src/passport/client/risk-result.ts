import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { LOWEST_WORDS, levelName } from '@yingzao/host/risk-test'
import { part, show } from './page'
import { dayText, minuteText } from './when'

/** The result of a risk test. */
export type RiskResult = NonNullable<OperationResponse<Operations['riskTestResult']>['result']>

/** Fills in the result of the newest test; null: none was taken. */
export function showResult(result: RiskResult | null): void {
  show('[data-none]', result === null)
  show('[data-result]', result !== null)
  if (!result) return
  const validity = part('[data-validity]')
  validity.textContent = result.is_valid ? '有效' : '已过期'
  validity.className = `pp-state pp-state--${result.is_valid ? 'good' : 'bad'}`
  part('[data-level]').textContent = levelName(result.risk_level)
  part('[data-means]').textContent = meansOf(result)
  part('[data-tested]').textContent = minuteText(result.tested_at)
  part('[data-until]').textContent = dayText(result.valid_until)
}

/** Returns what it allows to be bought: C3 goes up to R3. */
function meansOf({ risk_level, is_lowest, is_valid }: RiskResult): string {
  if (!is_valid) return '测评结果已过期，购买投资顾问服务前需要重新测评。'
  if (is_lowest) return LOWEST_WORDS
  const most = risk_level.replace('C', 'R')
  return most === 'R1' ? '可以购买 R1 等级的产品。' : `可以购买 R1 至 ${most} 等级的产品。`
}
