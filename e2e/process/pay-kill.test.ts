import { afterAll, beforeAll, expect, test } from 'vitest'
import { killPayGateways, type PayStage, payEnds, setPayStage } from '../testing/kill-pay-gateways'

/** `npm run test:faults` kills a hundred. */
const KILLS = 20
/** Processes start one after the other, on machines of any speed. */
const TIMEOUT_MS = 600_000

let stage: PayStage
beforeAll(async () => {
  stage = await setPayStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

test(
  'gateways killed at four places of a notice take up each payment once, to the fen, and give once what it bought',
  async () => {
    const { kills, acked, made, faults } = await killPayGateways(stage, payEnds(KILLS))
    expect(faults).toEqual([])
    expect(kills).toBe(KILLS)
    expect(acked).toBe(made)
  },
  TIMEOUT_MS,
)

test(
  'one kill finds the fault of a gateway that answers before it has stored a payment',
  async () => {
    const { faults } = await killPayGateways(stage, [{ at: 'in_transaction', passes: 1 }], {
      fault: 'answers-early',
    })
    expect(faults.join('\n')).toMatch(/A payment that was answered is lost/)
    expect(faults.join('\n')).toMatch(/differ by \d+ fen/)
    expect(faults.join('\n')).toMatch(/The coupon of a paid order has the status 2/)
  },
  TIMEOUT_MS,
)
