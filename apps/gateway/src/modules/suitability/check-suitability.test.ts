import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../http/app-error'
import { importLines } from '../testing/import-lines'
import { meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { keepDecision } from './check-store'
import { type CheckedProduct, checkSuitability, keepingRefusals } from './check-suitability'
import { allOf, publishQuestions } from './testing/questionnaires'

const RISKS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const
/** What leads to each level, C1 first. */
const OPTIONS = ['no', 'few', 'some', 'more', 'much']

let gateway: TestGateway
let version: number
let visitor: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
  version = await publishQuestions(gateway)
  await importLines(
    gateway,
    'products',
    RISKS.map((risk_level, index) => ({ shop_product_id: index + 1, name: risk_level, risk_level })),
  )
})
beforeEach(async () => {
  visitor = await signIn(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const productOf = (risk: number, contract_id: string | null = 'service'): CheckedProduct => ({
  shop_product_id: risk,
  risk_level: RISKS[risk - 1] ?? 'R1',
  contract_id,
})
const take = (option: string, who = visitor) =>
  call(gateway, 'submitRiskTest', { version, answers: allOf(option) }, who)
const checksOf = ({ uid }: SignedIn = visitor) =>
  rows(
    'SELECT shop_product_id, product_risk, risk_test_id, outcome FROM suitability_check WHERE uid = $1 ORDER BY id',
    [uid],
  )

/** As an order is created: the purchase fails as a whole, or keeps what was decided. */
const buy = (product: CheckedProduct, { uid }: SignedIn = visitor) =>
  keepingRefusals(gateway.ctx, (refusals) =>
    gateway.ctx.db.orm.transaction((tx) => checkSuitability(tx, { uid, product, refusals })),
  )

/** What a purchase is refused with. */
async function refusalOf(buying: Promise<unknown>): Promise<AppError['error']> {
  const error = await buying.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('Nothing was refused.')
  return error.error
}

describe('a product', () => {
  test.each([1, 2, 3, 4, 5])('is sold to C%i up to its own number, and no further', async (level) => {
    await take(OPTIONS[level - 1] ?? '')
    for (const risk of [1, 2, 3, 4, 5]) {
      if (risk <= level) {
        expect(await buy(productOf(risk))).toEqual({
          suitability_check_id: expect.any(Number),
          risk_test_id: expect.any(Number),
        })
      } else {
        expect(await refusalOf(buy(productOf(risk)))).toMatchObject({
          code: 400_044,
          msg: `您的风险承受能力为 C${level}，该产品风险等级为 R${risk}，无法购买`,
        })
      }
    }
    expect((await checksOf()).map(({ outcome }) => outcome)).toEqual(
      [1, 2, 3, 4, 5].map((risk) => (risk <= level ? 'ok' : 'mismatch')),
    )
  })

  test('asks for a test that there is none of, and that is written down', async () => {
    expect(await refusalOf(buy(productOf(3)))).toEqual(errors.riskTestRequired)
    expect(await checksOf()).toEqual([
      { shop_product_id: '3', product_risk: 'R3', risk_test_id: null, outcome: 'none' },
    ])
  })

  test('asks for a new test when the year is over', async () => {
    await rows(
      `INSERT INTO risk_test (uid, version, answers, points, risk_level, is_lowest, raised_within_a_day, ip, ua, created_at, valid_until)
       VALUES ($1, $2, '[]', 20, 'C5', false, false, '203.0.113.7', '', now() - interval '1 year', now() - interval '1 second')`,
      [visitor.uid, version],
    )
    expect(await refusalOf(buy(productOf(1)))).toMatchObject({
      code: 400_042,
      msg: '您的风险测评已过期，请重新完成风险测评',
    })
    expect(await checksOf()).toMatchObject([{ outcome: 'expired', risk_test_id: expect.any(String) }])
  })

  test('of R1 asks for none unless a contract has to be signed for it', async () => {
    const none = { suitability_check_id: null, risk_test_id: null }
    expect(await buy(productOf(1, null))).toEqual(none)
    expect(await checksOf()).toEqual([])
    expect(await refusalOf(buy(productOf(1)))).toMatchObject({ code: 400_042 })
    expect(await refusalOf(buy(productOf(2, null)))).toMatchObject({ code: 400_042 })
  })

  test('is held against the newest test, not the best', async () => {
    await take('much')
    await take('few')
    expect(await refusalOf(buy(productOf(3)))).toMatchObject({ code: 400_044 })
  })
})

describe('a decision', () => {
  test('goes with its purchase where that fails for another reason', async () => {
    await take('much')
    const failing = keepingRefusals(gateway.ctx, (refusals) =>
      gateway.ctx.db.orm.transaction(async (tx) => {
        await checkSuitability(tx, { uid: visitor.uid, product: productOf(3), refusals })
        throw new Error('No order was made.')
      }),
    )
    await expect(failing).rejects.toThrow('No order was made.')
    expect(await checksOf()).toEqual([])
  })

  test('that refuses would be lost with the purchase if it were written with it', async () => {
    const careless = gateway.ctx.db.orm.transaction(async (tx) => {
      const refusals = { list: [] }
      await checkSuitability(tx, { uid: visitor.uid, product: productOf(3), refusals })
    })
    expect(await refusalOf(careless)).toMatchObject({ code: 400_042 })
    expect(await checksOf()).toEqual([])
  })

  test('is the same row when it is made again on a day, however many come at once', async () => {
    await take('some')
    const ids = await race(10, async () => (await buy(productOf(3))).suitability_check_id)
    expect(new Set(ids).size).toBe(1)
    await race(10, () => refusalOf(buy(productOf(5))))
    expect((await checksOf()).map(({ outcome }) => outcome)).toEqual(['ok', 'mismatch'])
  })

  test('to refuse needs no second connection while the purchase holds one', async () => {
    // As many as the pool has: each would wait for another one that none of them releases.
    const most = gateway.ctx.db.pool.options.max ?? 10
    const buyers = await Promise.all(Array.from({ length: 2 * most }, () => signIn(gateway)))
    const refused = await Promise.all(buyers.map((buyer) => refusalOf(buy(productOf(4), buyer))))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([400_042]))
    for (const buyer of buyers) expect(await checksOf(buyer)).toHaveLength(1)
  })

  test('written by a second connection would leave a full pool waiting for itself', async () => {
    const { db } = gateway.ctx
    const most = db.pool.options.max ?? 10
    const allHold = meetingOf(most)
    const uid = visitor.uid
    const refusal = {
      uid,
      shop_product_id: 3,
      product_risk: 'R3',
      risk_test_id: null,
      outcome: 'none',
    } as const
    const careless = Array.from({ length: most }, () =>
      db.orm.transaction(async (tx) => {
        await tx.execute('SELECT')
        await allHold()
        return keepDecision(db.orm, refusal)
      }),
    )
    expect((await Promise.allSettled(careless)).map(({ status }) => status)).toContain('rejected')
  })

  test.each(['UPDATE suitability_check SET outcome = outcome', 'DELETE FROM suitability_check'])(
    'is never changed: %s',
    async (statement) => {
      await refusalOf(buy(productOf(3)))
      await expect(rows(statement)).rejects.toThrow(/evidence/)
    },
  )
})
