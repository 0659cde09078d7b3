import { expect, test } from 'vitest'
import { StartError } from '../config/start-error'
import { isBehindPooler } from '../testing/is-behind-pooler'
import { createTestDatabase } from '../testing/test-database'
import { checkDirectUrl, poolerProblem, refuseDroppedLimits } from './check-pooler'
import { openDatabase } from './database'

test('a pooler that takes no limits is named, with the setting that leads past it', () => {
  const error = new Error('unsupported startup parameter: statement_timeout')
  expect(poolerProblem(error, 'DATABASE_URL')).toMatch(
    /^DATABASE_URL leads to a pooler .*DIRECT_DATABASE_URL/,
  )
  expect(poolerProblem(error, 'MIGRATION_DATABASE_URL')).toMatch(
    /Set MIGRATION_DATABASE_URL to the PostgreSQL/,
  )
  expect(poolerProblem(new Error('password authentication failed'), 'DATABASE_URL')).toBeUndefined()
})

// The role that tests have behind a pooler is limited already.
test.skipIf(isBehindPooler())('a pooler that drops them without a word is found by that', async () => {
  await using test = await createTestDatabase()
  await refuseDroppedLimits(test.owner, 'DATABASE_URL')
  // No limits are sent on connecting where a way past the pooler is known.
  const dropped = openDatabase({ url: test.url, directUrl: test.url })
  await expect(refuseDroppedLimits(dropped, 'DATABASE_URL')).rejects.toThrow(
    /^Whatever DATABASE_URL leads to drops the limit .* Set DIRECT_DATABASE_URL/,
  )
  await dropped.close()
  const wanted = openDatabase({ url: `${test.url}?statement_timeout=0` })
  await refuseDroppedLimits(wanted, 'DATABASE_URL')
  await wanted.close()
})

test('both ways have to lead to one database, as one role', async () => {
  await using test = await createTestDatabase()
  await using other = await createTestDatabase()
  const check = async (directUrl: string) => {
    const db = openDatabase({ url: test.url, directUrl, max: 1 })
    try {
      await checkDirectUrl(db)
    } finally {
      await db.close()
    }
  }
  await check(test.url)
  await expect(check(other.url)).rejects.toThrow(/lead to two databases, or to one as two roles/)
  await expect(check(test.owner.place.url)).rejects.toThrow(StartError)
  await expect(check('postgres://somebody@127.0.0.1:1/x')).rejects.toThrow(
    /^The database of DIRECT_DATABASE_URL does not answer/,
  )
})
