import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { AT_ONCE, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { hashCode, newCode } from './code-text'
import { addBatch } from './testing/batches'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await importLines(gateway, 'rules', [{ rule_id: 'nobody', name: '没有人', expression: { any: [] } }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

/** Codes of a new batch, as printed. */
async function printed(coupon_id: string, count: number, batch: object = {}): Promise<string[]> {
  await addBatch(gateway, coupon_id, { stock: 0, issued: count, ...batch })
  const codes = Array.from({ length: count }, newCode)
  for (const code of codes)
    await rows('INSERT INTO coupon_code (code_hash, coupon_id) VALUES ($1, $2)', [
      hashCode(gateway.ctx.config, code),
      coupon_id,
    ])
  return codes
}

const redeem = (code: string, who: SignedIn, where: Parameters<typeof call>[0] = gateway) =>
  call(where, 'couponRedeem', { code }, who)

test('a code gives its coupon, however it is typed; to the same person again, to nobody else', async () => {
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const [code = ''] = await printed('paper', 1)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const first = await redeem(code, ann)
  expect(first).toMatchObject({ code: 1, response: { title: '满减券', amount: 5_000 } })
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await redeem(typed, ann)).response).toEqual(first.response)
  expect(await redeem(code, ben)).toMatchObject({ code: 400_032, response: null })
  expect(await rows(`SELECT count(*)::int AS made FROM user_coupon WHERE coupon_id = 'paper'`)).toEqual([
    { made: 1 },
  ])
})

test('a second paper of the same batch stays good for somebody else', async () => {
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const [first = '', second = ''] = await printed('two-papers', 2)
  const { response } = await redeem(first, ann)
  expect(await redeem(second, ann)).toMatchObject({ code: 400_030, response })
  expect((await redeem(second, ben)).code).toBe(1)
})

test.each<[what: string, batch: object, code: number]>([
  ['is closed', { is_open: false }, 400_032],
  ['is for others', { rule_id: 'nobody' }, 400_014],
])('a code whose batch %s is refused, and stays', async (_what, batch, refusal) => {
  const [code = ''] = await printed(`refused-${refusal}`, 1, batch)
  expect((await redeem(code, await signIn(gateway))).code).toBe(refusal)
  expect(
    await rows('SELECT user_coupon_id FROM coupon_code WHERE code_hash = $1', [
      hashCode(gateway.ctx.config, code),
    ]),
  ).toEqual([{ user_coupon_id: null }])
})

test('ten tries an hour are all, also when the eleventh is right; others may go on', async () => {
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  const [code = ''] = await printed('guessed', 1)
  await using twin = await startTwin(gateway)
  const guesses = await race(2 * AT_ONCE, (index) =>
    redeem(`WRNG-WRNG-${String(index).padStart(4, '0')}`, ann, index % 2 ? gateway : twin),
  )
  expect(guesses.filter(({ code }) => code === 400_032)).toHaveLength(10)
  expect(guesses.filter(({ code }) => code === 429_001)).toHaveLength(10)
  expect((await redeem(code, ann)).status).toBe(429)
  expect((await redeem(code, ben)).code).toBe(1)
})

test('a network has 600 tries an hour', async () => {
  const who = await signIn(gateway)
  const key = 'coupon-code 127.0.0.1'
  await rows(
    `INSERT INTO call_count (key, count) VALUES ($1, 599) ON CONFLICT (key) DO UPDATE SET count = 599, window_start = now()`,
    [key],
  )
  expect((await redeem('AAAA-BBBB-CCCC', who)).code).toBe(400_032)
  expect((await redeem('AAAA-BBBB-CCCC', who)).code).toBe(429_001)
  await rows('DELETE FROM call_count WHERE key = $1', [key])
})

test('one code that ten people type at once is one coupon; ten codes of one person are one, too', async () => {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(gateway)))
  const [code = '', ...codes] = await printed('raced', 1 + AT_ONCE)
  const [one] = people
  if (!one) throw new Error('There is nobody.')
  const by = await race(AT_ONCE, (index) => redeem(code, people[index] ?? one))
  expect(by.filter((reply) => reply.code === 1)).toHaveLength(1)
  const eager = await signIn(gateway)
  const all = await race(AT_ONCE, (index) => redeem(codes[index] ?? '', eager))
  expect(all.filter((reply) => reply.code === 1)).toHaveLength(1)
  expect(all.filter((reply) => reply.code === 400_030)).toHaveLength(AT_ONCE - 1)
  expect(
    await rows(
      `SELECT count(*)::int AS coupons, (SELECT count(user_coupon_id)::int FROM coupon_code WHERE coupon_id = 'raced') AS redeemed
       FROM user_coupon WHERE coupon_id = 'raced'`,
    ),
  ).toEqual([{ coupons: 2, redeemed: 2 }])
})
