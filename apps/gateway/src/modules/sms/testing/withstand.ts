import { operations } from '@yingzao/contract/server'
import { expect } from 'vitest'
import { SMS_ACCOUNT, startSmsVendor } from '../../../testing/vendors/tencent-vendor'
import { startTestGateway, startTwin } from '../../testing/start-test-gateway'
import { attack, CHEAP, HONEST_ADDRESS, type SHAPES } from './attack'

/** Most messages that an attack of each shape may cause, out of a budget of 2,000. */
export const MOST = {
  'one phone': 5,
  'one prefix': 5,
  'any phones from twenty addresses': 20 * 20,
  // Half of the budget; the other half is for those who compute more, as honest visitors then do.
  'any phones from ever other networks': 1_000,
  'one prefix from one machine that computes': 40,
  'any phones from one machine that computes': 600,
} satisfies Record<keyof typeof SHAPES, number>

/** Attacks two processes, then looks at what the supplier sent, who was served, and what a third process still knows. */
export async function withstand(
  shape: keyof typeof SHAPES,
  options: { calls: number; honest: number },
): Promise<{ messages: number; served: number }> {
  const { honest } = options
  await using vendor = await startSmsVendor()
  const sms = { ...SMS_ACCOUNT, origin: vendor.origin }
  await using gateway = await startTestGateway({ config: { tencent: { captcha: undefined, sms } } })
  await using twin = await startTwin(gateway)
  const { served } = await attack([gateway, twin], { shape, isForgetful: false, ...options })
  await gateway.runJobs()
  // Without those of honest visitors, and the one whose ticket the attackers then reuse.
  const messages = vendor.ledger.length - served - 1
  expect(messages).toBeLessThanOrEqual(MOST[shape])
  expect(served).toBeGreaterThanOrEqual(honest * 0.99)
  // Counts outlive a process: where the honest visitors came from, the harder captcha is still shown.
  await using restarted = await startTwin(gateway)
  const { method, path: url } = operations.captchaChallenge
  const challenge = await restarted.app.inject({ method, url, remoteAddress: HONEST_ADDRESS, payload: {} })
  expect(challenge.json().response.max).toBeGreaterThan(CHEAP)
  return { messages, served }
}
