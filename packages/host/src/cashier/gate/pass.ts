import type { About, Flow } from '../flow'
import { button, text } from '../parts'
import { contractStep } from './contract-step'
import { couponRefused } from './coupon-step'
import { mismatch } from './mismatch'
import { riskTestStep } from './risk-test-step'

/** What stands between a visitor and what they want to buy. `said`: the gateway's own words. */
export interface Obstacle {
  kind: 'risk-test' | 'mismatch' | 'contract' | 'coupon'
  said: string
}

/**
 * Has the visitor do what is required before they may buy. `about.again` continues the purchase, and the gateway checks
 * everything once more: nothing done here bypasses it.
 */
export async function pass(flow: Flow, { kind, said }: Obstacle, about: About): Promise<void> {
  if (kind === 'coupon') couponRefused(flow, about)
  else if (kind === 'mismatch') mismatch(flow, said, about)
  else if (kind === 'risk-test') await riskTestStep(flow, about)
  else await signFor(flow, said, about)
}

/** The contract belongs to a product, which is known from the order, or from the goods. */
async function signFor(flow: Flow, said: string, about: About): Promise<void> {
  const { of } = about
  const isOrder = typeof of === 'string'
  const order = isOrder ? await flow.ask('payResult', { pid: of }, about) : undefined
  if (isOrder && !order) return
  const product = order?.shop_product_id ?? Number(isOrder ? 0 : of.shop_product_id)
  if (product) await contractStep(flow, product, about)
  else flow.show('暂时无法支付', text(said), button('返回', flow.leave, true))
}
