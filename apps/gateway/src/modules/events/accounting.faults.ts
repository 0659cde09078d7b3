import { expect, test } from 'vitest'
import { accountOf, unaccounted } from './testing/accounted'

test('of ten thousand sessions, with cut lines and programs among them, no report is unaccounted for', async () => {
  const { views, events, rows, people, told } = await accountOf(10_000)
  expect([unaccounted(views), unaccounted(events)]).toEqual([0, 0])
  expect(rows).toEqual({ views: people, events: told })
})
