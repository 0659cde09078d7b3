import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id'

test('is what the gateway takes for an id, and never the same', () => {
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
