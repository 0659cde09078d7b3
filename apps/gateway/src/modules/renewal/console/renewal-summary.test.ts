import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { grant, RENEWED, sellRenewals } from '../testing/renewable'

let gateway: TestGateway
let member: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  await sellRenewals(gateway)
  member = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const summary = async (days = 30) => (await callStudio(gateway, 'renewalSummary', { days }, member)).response

test('what ends within 30 days and what has, is counted by visitor, whatever runs on or was given back is not', async () => {
  expect(await summary()).toEqual({ products: [], reminders: [] })
  for (const days of [1, 29, 31, 400, -1, -29, -31]) await grant(gateway, await signIn(gateway), days)
  const back = await grant(gateway, await signIn(gateway), 5)
  await rows('UPDATE entitlement_grant SET revoked_at = now() WHERE pid = $1', [back])
  expect((await summary()).products).toEqual([
    { shop_product_id: RENEWED.product, name: '短线王', soon: 2, ended: 2 },
  ])
})

test('of reminders it is counted how many paid within the week after', async () => {
  const [paid, late, before] = await Promise.all([1, 2, 3].map(() => signIn(gateway)))
  const remind = (uid: number | undefined, daysAgo: number) =>
    rows(
      `INSERT INTO jump_remind (uid, day, kind, page_code, created_at)
       VALUES ($1, (now() - make_interval(days => $2))::date, 'expiring', 'course', now() - make_interval(days => $2))`,
      [uid, daysAgo],
    )
  // What `grant` creates is paid now.
  for (const [visitor, daysAgo] of [
    [paid, 3],
    [late, 9],
    [before, 45],
  ] as const) {
    if (!visitor) throw new Error('Somebody is missing.')
    await remind(visitor.uid, daysAgo)
    await grant(gateway, visitor, 300)
  }
  const reminder = { kind: 'expiring', page_code: 'course', paid: 1 }
  expect((await summary()).reminders).toEqual([{ ...reminder, shown: 2 }])
  expect((await summary(7)).reminders).toEqual([{ ...reminder, shown: 1 }])
  expect((await summary(90)).reminders).toEqual([{ ...reminder, shown: 3 }])
})
