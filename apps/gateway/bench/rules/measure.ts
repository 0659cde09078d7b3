import type { RuleCondition, RuleExpression } from '@yingzao/contract/server'
import { declared } from '../../src/modules/registry'
import { judgeExpressions } from '../../src/modules/targeting/judge-rules'
import { countPeople } from '../../src/modules/targeting/people'
import { signIn } from '../../src/modules/testing/sign-in'
import { openStage, type StageOptions } from '../console-stage'
import { summary } from '../times'
import { seedPeople } from './seed'

interface Wanted extends StageOptions {
  people: number
  rounds: number
  report: (line: string) => void
}

const { conditions } = declared

/** Twenty conditions of every kind, none of which settles the result before the others. */
const TWENTY: readonly RuleCondition[] = [
  { tag: 'city', in: ['city-1', 'city-2'] },
  { tag: 'age', at_least: 30, at_most: 50 },
  { tag: 'level', in: ['1', '2', '3'] },
  { product: 1, held: 'now' },
  { product: 'any', held: 'now' },
  { product: 2, held: 'ended' },
  { product: 'any', held: 'ending' },
  { risk_level: ['C3', 'C4'] },
  { member_of: 'g-1' },
  { member_of: 'g-3' },
  { registered_days: { at_least: 30 } },
  { tested_days: { at_most: 90 } },
  { paid_days: { at_most: 60 } },
  { visited_days: { at_most: 30 } },
  { visited: { page: 'page-1', times: 1, days: 30 } },
  { visited: { page: 'page-7', times: 2, days: 90 } },
  { tag: 'city', in: ['city-9'] },
  { tag: 'age', at_most: 25 },
  { product: 3, held: 'ever' },
  { registered_days: { at_most: 7 } },
]

/** As people build them: of what is asked first, and of everything. */
const COUNTED: Readonly<Record<string, RuleExpression>> = {
  'one tag': { tag: 'city', in: ['city-1'] },
  'one product': { product: 'any', held: 'now' },
  'bought, tested, not in a group': {
    all: [{ product: 'any', held: 'now' }, { risk_level: ['C3', 'C4'] }, { not: { member_of: 'g-1' } }],
  },
  'looked at a page, has not bought': {
    all: [{ visited: { page: 'page-1', times: 1, days: 30 } }, { not: { product: 'any', held: 'ever' } }],
  },
  'has not come for 30 days': { visited_days: { at_least: 30 } },
  'any of five': { any: TWENTY.slice(0, 5) },
  'any of twenty': { any: [...TWENTY] },
}

/** Measures one visitor against twenty conditions, and how long it takes to count the people of a rule. */
export async function measureRules({ people, rounds, report, ...options }: Wanted) {
  await using stage = await openStage(options, () => {})
  const { orm } = stage.ctx.db
  await signIn(stage)
  const began = performance.now()
  await stage.asOwner((owner) => seedPeople(owner, people))
  report(`${people} people stored in ${Math.round((performance.now() - began) / 1000)} s`)
  // Each by itself, so that none is skipped because another has settled the result.
  const one = await timesOf(rounds * 20, (round) =>
    judgeExpressions({ db: orm, conditions }, 1001 + ((round * 7_919) % people), TWENTY),
  )
  const counts = []
  for (const [what, expression] of Object.entries(COUNTED)) {
    let found = 0
    const times = await timesOf(rounds, async () => {
      found = (await countPeople(orm, conditions, expression)).people
    }).catch(() => TOO_LONG)
    counts.push({ rule: what, people: found, ...times })
    report(`${what}: ${JSON.stringify(times)}`)
  }
  return { one, counts }
}

/** Longer than any statement may take. */
const TOO_LONG = { 'p50 (ms)': 10_000, 'p95 (ms)': 10_000, 'slowest (ms)': 10_000 }

/** Milliseconds. The first round runs cold and is not counted. */
async function timesOf(rounds: number, act: (round: number) => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    await act(round)
    if (round > 0) times.push(performance.now() - began)
  }
  return summary(times)
}
