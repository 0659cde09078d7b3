import { describe, expect, test } from 'vitest'
import { HARDEST, workOf } from '../../integrations'
import { type Demand, judgeDemand, soon } from './demand-rule'

const BUDGET = 2_000

/**
 * What two cores compute that need 45 ms each for the usual captcha, and what a phone computes with pauses to paint.
 */
const MACHINE_PER_S = (2 * workOf(0)) / 2 / 0.045
const PHONE_PER_S = 140_000

const HOUR_S = 3_600

type Rule = typeof judgeDemand
const nobodyCounts: Rule = () => ({ level: 0, isOver: false })

/**
 * How many messages a machine gets sent in an hour of computing, and after how many seconds it got the last one. It
 * goes through phones of that many prefixes in turn, from that many addresses. Half of the numbers are tried on
 * average.
 */
function attackFor({
  prefixes,
  networks = 1,
  rule = judgeDemand,
  budget = BUDGET,
}: {
  prefixes: number
  networks?: number
  rule?: Rule
  budget?: number
}): { sent: number; seconds: number } {
  const ofNetwork = Array<number>(networks).fill(0)
  const ofPrefix = Array<number>(prefixes).fill(0)
  let [seconds, sent, refusals] = [0, 0, 0]
  for (let call = 0; sent < budget && refusals < prefixes * networks; call += 1) {
    const [network, prefix] = [call % networks, Math.floor(call / networks) % prefixes]
    const demand = { ofNetwork: ofNetwork[network] ?? 0, ofPrefix: ofPrefix[prefix] ?? 0, ofAll: sent }
    const { level, isOver } = rule(budget, demand)
    refusals = isOver ? refusals + 1 : 0
    if (isOver) continue
    const spent = workOf(level) / 2 / MACHINE_PER_S
    if (seconds + spent > HOUR_S) break
    seconds += spent
    sent += 1
    ofNetwork[network] = demand.ofNetwork + 1
    ofPrefix[prefix] = demand.ofPrefix + 1
  }
  return { sent, seconds: Math.round(seconds) }
}

describe('a machine with one address, in an hour,', () => {
  test('gets two in a hundred of the messages to one prefix', () => {
    expect(attackFor({ prefixes: 1 })).toMatchObject({ sent: 40 })
  })

  test('gets three in ten of the messages to whatever phones', () => {
    expect(attackFor({ prefixes: 10_000 })).toMatchObject({ sent: 600 })
  })

  test('gets a part of a small budget as well', () => {
    expect(attackFor({ prefixes: 1, budget: 24 })).toMatchObject({ sent: 5 })
    expect(attackFor({ prefixes: 10_000, budget: 24 })).toMatchObject({ sent: 7 })
  })

  test('gets all of them with twenty addresses, as the budget alone bounds who has many and computes', () => {
    expect(attackFor({ prefixes: 10_000, networks: 20 })).toMatchObject({ sent: BUDGET })
  })

  test('computes for those more than six times as long as for as many that cost the same', () => {
    const steep = attackFor({ prefixes: 10_000 })
    const flat = (steep.sent * workOf(0)) / 2 / MACHINE_PER_S
    expect(steep.seconds / flat).toBeGreaterThan(6)
  })

  test('gets all of them within a minute and a half where nothing counts: it can tell', () => {
    const { sent, seconds } = attackFor({ prefixes: 1, rule: nobodyCounts })
    expect(sent).toBe(BUDGET)
    expect(seconds).toBeLessThan(90)
  })
})

describe('five hundred honest visitors behind one address', () => {
  const levels = Array.from({ length: 500 }, (_none, index) => {
    const demand: Demand = { ofNetwork: index, ofPrefix: 0, ofAll: index }
    return { ...judgeDemand(BUDGET, demand), shown: judgeDemand(BUDGET, soon(demand)).level }
  })

  test('are all served, and what each was shown is enough', () => {
    expect(levels.filter(({ isOver }) => isOver)).toEqual([])
    expect(levels.filter(({ shown, level }) => shown < level)).toEqual([])
  })

  test('wait four seconds for the hardest on a phone, on average', () => {
    expect(Math.max(...levels.map(({ shown }) => shown))).toBe(HARDEST)
    expect(workOf(HARDEST) / 2 / PHONE_PER_S).toBeLessThan(4)
  })
})

test.each<[number, number]>([
  [19, 0],
  [20, 1],
  [40, 2],
  [80, 3],
  [160, 4],
  [599, 4],
])('after %d messages from a network the work is doubled %d times', (ofNetwork, level) => {
  expect(judgeDemand(BUDGET, { ofNetwork, ofPrefix: 0, ofAll: 0 })).toEqual({ level, isOver: false })
})

test.each<[number, number]>([
  [999, 0],
  [1_000, 1],
  [1_500, 2],
  [1_750, 3],
  [1_999, 4],
])('after %d messages to everybody the work is doubled %d times', (ofAll, level) => {
  expect(judgeDemand(BUDGET, { ofNetwork: 0, ofPrefix: 0, ofAll })).toEqual({ level, isOver: false })
})
