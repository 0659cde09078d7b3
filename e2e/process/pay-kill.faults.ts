import { expect, test } from 'vitest'
import { killPayGateways, payEnds, setPayStage } from '../testing/kill-pay-gateways'

test('100 gateways killed at four places of a notice leave a difference of 0 fen, and give each buyer once', async () => {
  await using stage = await setPayStage()
  const { kills, acked, made, faults } = await killPayGateways(stage, payEnds(100))
  console.log(`${kills} kills, ${made} payments, ${acked} answered`)
  expect([kills, faults]).toEqual([100, []])
  expect(acked).toBe(made)
})
