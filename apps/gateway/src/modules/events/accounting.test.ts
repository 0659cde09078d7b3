import { expect, test } from 'vitest'
import { accountOf, unaccounted } from './testing/accounted'

test('of four hundred sessions, with cut lines and programs among them, every report is stored or dropped for a reason', async () => {
  const { views, events, rows, people, told } = await accountOf(400)
  expect([unaccounted(views), unaccounted(events)]).toEqual([0, 0])
  expect(views).toMatchObject({ stored: people, dropped: { bot_declared: 400 - people } })
  expect(rows).toEqual({ views: people, events: told })
  expect(events.stored).toBe(told)
})

test('reports that were dropped without a word would be found', async () => {
  const { views } = await accountOf(20)
  expect(unaccounted({ ...views, dropped: {} })).toBe(4)
})
