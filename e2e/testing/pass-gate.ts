import type { DemoGateway } from './demo-gateway'
import { visitorCalls } from './visitor-calls'

/**
 * Has somebody do, by calls, what is required of buyers of the product: a risk test that allows all, and its contract.
 */
export async function passGate(
  gateway: DemoGateway,
  { handset, product_id }: { handset: string; product_id: number },
): Promise<void> {
  const call = visitorCalls(gateway, handset)
  const { version, questions } = await call('riskTestQuestions', {})
  // The last option of each stands for the highest risk tolerance.
  const answers = questions.map(({ question_id, options }) => ({
    question_id,
    option_id: options.at(-1)?.option_id,
  }))
  await call('submitRiskTest', { version, answers })
  const contract = await call('contractDetail', { product_id })
  await call('advertSmsSend', { handset, type: 'contract', ...JSON.parse(await gateway.captcha()) })
  const code = await gateway.smsCode(handset)
  await call('contractSign', { product_id, version: contract.version, code })
}
