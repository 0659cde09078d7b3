import { expect, test } from 'vitest'
import { freshPhones, searchPhones } from './testing/search-phones'

test('a thousand phones, used in every way, leave none in clear', async () => {
  const startedAt = performance.now()
  const { found, bytes } = await searchPhones(freshPhones(1_000))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`1,000 phones: looked for in ${Math.round(bytes / 1e6)} MB on disk, ${seconds} s`)
  expect(found).toEqual({})
}, 1_800_000)
