import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/start-test-gateway'
import { compareInMemory, type HistoryCounts } from '../testing/model/compare-books'
import { compareInDatabase } from '../testing/model/database-book'

/** `npm run test:faults` goes through 10,000, and more of them through the database. */
const HISTORIES = 300
const IN_DATABASE = 3

test('random weeks come to the same, to the fen and the share, by a second slow reckoning', () => {
  const all: HistoryCounts = { taken: 0, refused: 0, fills: 0 }
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { taken, refused, fills } = compareInMemory(seed)
    all.taken += taken
    all.refused += refused
    all.fills += fills
  }
  // The histories are not trivial.
  expect(all.taken).toBeGreaterThan(HISTORIES * 3)
  expect(all.refused).toBeGreaterThan(HISTORIES * 3)
  expect(all.fills).toBeGreaterThan(HISTORIES)
})

test('and by the database, whose entries hold together and whose days can be gone through again', async () => {
  await using store = await openTestStore()
  for (let seed = 1; seed <= IN_DATABASE; seed += 1) await compareInDatabase(store, seed)
})
