import type { About, Flow } from '../flow'
import { button, text } from '../parts'
import { riskTestStep } from './risk-test-step'

/** Shown when the visitor's own risk test rules a product out. Only a different test result lets them go on. */
export function mismatch(flow: Flow, said: string, about: About): void {
  flow.show(
    '风险等级不匹配',
    text(said),
    text('根据投资者适当性管理要求，暂不能购买该产品。如个人情况有变化，可以重新测评。'),
    button('重新测评', () => riskTestStep(flow, about), true),
    button('返回', flow.leave),
  )
}
