import type { About, Flow } from '../flow'
import { contractStep } from './contract-step'
import { mismatch } from './mismatch'
import { riskTestStep } from './risk-test-step'

/** What stands between somebody and what they want to buy. `said`: the gateway's own words. */
export interface Obstacle {
  kind: 'risk-test' | 'mismatch' | 'contract'
  said: string
}

/**
 * Has the visitor do what is asked of them before they may buy. `about.again` goes on to buy, and the gateway asks for all of it
 * once more: nothing that was done here is a way around it.
 * @param product number of the product
 */
export function pass(flow: Flow, { kind, said }: Obstacle, product: number, about: About): unknown {
  if (kind === 'contract') return contractStep(flow, product, about)
  if (kind === 'risk-test') return riskTestStep(flow, about)
  return mismatch(flow, said, about)
}
