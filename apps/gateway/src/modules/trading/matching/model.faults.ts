import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/start-test-gateway'
import { compareInMemory } from '../testing/model/compare-books'
import { compareInDatabase } from '../testing/model/database-book'

const HISTORIES = 10_000
const IN_DATABASE = 40

test('10,000 random weeks come to the same by a second slow reckoning', () => {
  let fills = 0
  for (let seed = 1; seed <= HISTORIES; seed += 1) fills += compareInMemory(seed).fills
  console.log(`${HISTORIES} weeks, ${fills} orders with something filled`)
  expect(fills).toBeGreaterThan(HISTORIES)
})

test('40 of them by the database', async () => {
  await using store = await openTestStore()
  for (let seed = 1_001; seed <= 1_000 + IN_DATABASE; seed += 1) await compareInDatabase(store, seed)
})
