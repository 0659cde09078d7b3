import { expect, test } from 'vitest'
import { islands } from './islands.generated'
import { views } from './views.generated'

test('the blocks that a phone may wake are those whose view may be an island', () => {
  const waking = Object.values(views).filter(({ island }) => island !== undefined)
  expect(Object.keys(islands).sort()).toEqual(waking.map(({ name }) => name).sort())
})

test('and every one of them is there under its own name', async () => {
  for (const [name, load] of Object.entries(islands)) expect((await load()).name).toBe(name)
})
