import { type RuleExpression, ruleExpression } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '../registry'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { isFulfilledByEach } from './compile-rule'
import { judgeExpressions } from './judge-rules'
import { countPeople } from './people'

let gateway: TestGateway
const people: SignedIn[] = []
const { conditions } = declared

const run = (statement: string, values: unknown[] = []) =>
  gateway.database.owner.pool.query(statement, values)

beforeAll(async () => {
  gateway = await startTestGateway()
  for (let n = 0; n < 6; n += 1) people.push(await signIn(gateway))
  const uid = (n: number) => people[n]?.uid
  await run(`INSERT INTO product (shop_product_id, name, risk_level) VALUES (1, '一', 'R1'), (2, '二', 'R1')`)
  await run(
    `INSERT INTO sku (sku_id, shop_product_id, name, months, price) VALUES (1, 1, '一个月', 1, 100), (2, 2, '一个月', 1, 100)`,
  )
  await run(`INSERT INTO rule (rule_id, name, expression) VALUES ('all', '所有人', '{"all": []}')`)
  await run(`INSERT INTO group_rule (activity, rule_id) VALUES ('a', 'all')`)
  await run(`INSERT INTO chat_group (group_id, name, activity, capacity) VALUES ('g', '群', 'a', 9)`)
  await run(
    `INSERT INTO user_tag (uid, pd_code, value) VALUES ($1, 'age', '30'), ($2, 'age', '45.5'), ($3, 'age', '不详')`,
    [uid(0), uid(1), uid(2)],
  )
  await run(
    `UPDATE softuser SET risk_level = 'C3', risk_at = now() - interval '9 days', risk_until = now() + interval '1 day' WHERE softuser_id = $1`,
    [uid(0)],
  )
  await run(
    `UPDATE softuser SET risk_level = 'C3', risk_at = now() - interval '400 days', risk_until = now() - interval '35 days' WHERE softuser_id = $1`,
    [uid(1)],
  )
  await run(`UPDATE softuser SET created_at = now() - interval '90 days' WHERE softuser_id IN ($1, $2)`, [
    uid(1),
    uid(3),
  ])
  await run(`INSERT INTO group_member (group_id, uid) VALUES ('g', $1), ('g', $2)`, [uid(2), uid(3)])
  // Has one now, had one, has one that ends soon, had one that was refunded.
  for (const [n, product, from, until, revoked] of [
    [0, 1, -10, 300, null],
    [1, 1, -100, -70, null],
    [2, 2, -10, 20, null],
    [3, 2, -10, 20, 1],
  ] as const) {
    const pid = `${String(n).padStart(24, '0')}`
    await run(
      `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, price, payable, status, created_at, expire_at, paid_at)
       VALUES ($1, $2, $3, $3, '商品', '规格', 100, 100, 1, now() + make_interval(days => $4), now(), now() + make_interval(days => $4))`,
      [pid, uid(n), product, from],
    )
    await run(
      `INSERT INTO entitlement_grant (pid, uid, shop_product_id, begins_at, ends_at, revoked_at)
       VALUES ($1, $2, $3, now() + make_interval(days => $4), now() + make_interval(days => $5), CASE WHEN $6::int IS NOT NULL THEN now() END)`,
      [pid, uid(n), product, from, until, revoked],
    )
  }
  const view = (session: string, who: unknown, daysAgo: number, seconds = 0) =>
    run(
      `INSERT INTO visit_log (session_id, page_id, view_seq, code, uid, created_at, duration)
       VALUES ($1, '', 1, 'course', $2, now() - make_interval(days => $3), $4)`,
      [session, who, daysAgo, seconds],
    )
  await view('a', uid(0), 1, 12)
  await view('b', uid(0), 2)
  await view('c', uid(1), 40, 30)
  await view('d', 'nobody', 1)
  await view('e', null, 1)
  for (const [n, daysAgo] of [
    [2, 3],
    [4, 90],
  ] as const) {
    await run(
      `INSERT INTO lead (version_id, handset_enc, handset_hash, handset_tail_hash, nick_name, created_at)
       SELECT 1, handset_enc, handset_hash, handset_hash, '客户', now() - make_interval(days => $2)
       FROM softuser WHERE softuser_id = $1`,
      [uid(n), daysAgo],
    )
  }
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** Who fulfils it, by the place in `people`, each asked about alone. */
async function fulfilling(expression: RuleExpression): Promise<number[]> {
  const found: number[] = []
  for (const [n, { uid }] of people.entries()) {
    const [fulfils] = await judgeExpressions({ db: gateway.ctx.db.orm, conditions }, uid, [expression])
    if (fulfils) found.push(n)
  }
  return found
}

describe('a condition', () => {
  test.each<[string, RuleExpression, number[]]>([
    ['everybody', { all: [] }, [0, 1, 2, 3, 4, 5]],
    ['nobody', { any: [] }, []],
    ['a tag of a value', { tag: 'age', in: ['30', '不详'] }, [0, 2]],
    ['a tag of a number, where words are none', { tag: 'age', at_least: 31 }, [1]],
    ['a tag between two numbers', { tag: 'age', at_least: 30, at_most: 45.5 }, [0, 1]],
    ['who has a product', { product: 1, held: 'now' }, [0]],
    ['who has any product', { product: 'any', held: 'now' }, [0, 2]],
    ['who had one and has not', { product: 1, held: 'ended' }, [1]],
    ['what ends soon', { product: 'any', held: 'ending' }, [2]],
    ['who ever had one, where money that went back is none', { product: 'any', held: 'ever' }, [0, 1, 2]],
    ['a risk level while its test is valid', { risk_level: ['C3', 'C4'] }, [0]],
    ['a member of a group', { member_of: 'g' }, [2, 3]],
    ['who registered long ago', { registered_days: { at_least: 60 } }, [1, 3]],
    ['who registered lately', { registered_days: { at_most: 7 } }, [0, 2, 4, 5]],
    ['who was tested so long ago', { tested_days: { at_least: 5, at_most: 30 } }, [0]],
    ['who paid lately', { paid_days: { at_most: 30 } }, [0, 2, 3]],
    ['who looked at a page so often', { visited: { page: 'course', times: 2, days: 7 } }, [0]],
    ['who looked at it within a time', { visited: { page: 'course', times: 1, days: 60 } }, [0, 1]],
    ['who stayed so long on any page', { visited: { times: 1, days: 60, seconds: 13 } }, [1]],
    ['who left a lead', { lead_days: { at_least: 0 } }, [2, 4]],
    ['who left a lead lately', { lead_days: { at_most: 30 } }, [2]],
    ['who has not come for long', { visited_days: { at_least: 30 } }, [1]],
    ['what is unknown', { member_of: 'none' }, []],
    ['not', { not: { member_of: 'g' } }, [0, 1, 4, 5]],
    ['all of several', { all: [{ product: 'any', held: 'ever' }, { not: { member_of: 'g' } }] }, [0, 1]],
    ['any of several', { any: [{ member_of: 'g' }, { risk_level: ['C3'] }] }, [0, 2, 3]],
  ])('finds %s', async (_what, expression, found) => {
    expect(await fulfilling(ruleExpression.parse(expression))).toEqual(found)
    expect((await countPeople(gateway.ctx.db.orm, conditions, expression)).people).toBe(found.length)
  })
})

test('whatever is asked, each visitor alone is judged as they are among all', async () => {
  const days = fc.record({
    at_least: fc.integer({ min: 0, max: 100 }),
    at_most: fc.integer({ min: 0, max: 100 }),
  })
  const condition: fc.Arbitrary<RuleExpression> = fc.oneof(
    fc.constantFrom<RuleExpression>(
      { tag: 'age', in: ['30'] },
      { tag: 'age', at_most: 40 },
      { member_of: 'g' },
    ),
    fc.record({
      product: fc.constantFrom(1, 2, 'any' as const),
      held: fc.constantFrom('now', 'ever', 'ended', 'ending'),
    }) as fc.Arbitrary<RuleExpression>,
    days.map((registered_days) => ({ registered_days })),
    days.map((paid_days) => ({ paid_days })),
    days.map((visited_days) => ({ visited_days })),
    days.map((lead_days) => ({ lead_days })),
    fc.integer({ min: 1, max: 40 }).map((seconds) => ({ visited: { times: 1, days: 50, seconds } })),
    fc.integer({ min: 1, max: 3 }).map((times) => ({ visited: { page: 'course', times, days: 50 } })),
  )
  const { expression } = fc.letrec<{ expression: RuleExpression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      condition,
      fc.array(tie('expression'), { maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('expression'), { maxLength: 3 }).map((any) => ({ any })),
      tie('expression').map((not) => ({ not })),
    ),
  }))
  await fc.assert(
    fc.asyncProperty(expression, async (asked) => {
      const alone = await fulfilling(asked)
      const belongs = isFulfilledByEach(conditions, asked, sql`s.softuser_id`)
      const { rows } = await gateway.ctx.db.orm.execute<{ uid: string }>(
        sql`SELECT softuser_id AS uid FROM softuser AS s WHERE ${belongs} ORDER BY 1`,
      )
      expect(rows.map(({ uid }) => people.findIndex((one) => one.uid === Number(uid)))).toEqual(alone)
    }),
    { numRuns: 60 },
  )
})

test('a condition that no module answers is a mistake of the program, not a rule that nobody fulfils', () => {
  expect(() => isFulfilledByEach({}, { member_of: 'g' }, sql`1`)).toThrow('member_of')
})
