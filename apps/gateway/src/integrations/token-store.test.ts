import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database'
import { expireToken, findToken, storeToken } from './token-store'

test('a token that was refused is expired also for somebody who began to read before', async () => {
  await using database = await createTestDatabase()
  const { orm } = database.db
  await storeToken(orm, 'a', { token: 'refused', lifetime: 7_200 })
  await orm.transaction(async (early) => {
    // Its `now()` is this moment, but it sees what others commit later.
    await early.execute(sql`SELECT now()`)
    await expireToken(orm, 'a', 'refused')
    expect(await findToken(early, 'a')).toEqual({ token: 'refused', state: 'expired' })
  })
})

test('one that has replaced the refused token stays good', async () => {
  await using database = await createTestDatabase()
  const { orm } = database.db
  await storeToken(orm, 'a', { token: 'newer', lifetime: 7_200 })
  await expireToken(orm, 'a', 'refused')
  expect(await findToken(orm, 'a')).toEqual({ token: 'newer', state: 'good' })
})
