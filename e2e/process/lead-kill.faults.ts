import { expect, test } from 'vitest'
import { drawEnds } from '../testing/draw-ends'
import { killLeadDatabases } from '../testing/kill-lead-databases'
import { killLeadGateways } from '../testing/kill-lead-gateways'

test('500 killed gateways lose none of 50,000 acknowledged leads, and store, call and send each once', async () => {
  const { kills, acked, faults } = await killLeadGateways(drawEnds(500, { least: 150 }))
  console.log(`${kills} kills, ${acked} acknowledged`)
  expect([kills, faults]).toEqual([500, []])
  expect(acked).toBeGreaterThanOrEqual(50_000)
})

test('50 killed databases lose none of 50,000 acknowledged leads, and the gateway lives on', async () => {
  const { kills, acked, faults, slowestReviveMs, slowestHealMs } = await killLeadDatabases({
    kills: 50,
    least: 1_000,
  })
  console.log(
    `${kills} kills, ${acked} acknowledged, started again in ${slowestReviveMs} ms, healed ${slowestHealMs} ms later, at most`,
  )
  expect([kills, faults]).toEqual([50, []])
  expect(acked).toBeGreaterThanOrEqual(50_000)
})
