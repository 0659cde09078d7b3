import { expect, test } from 'vitest'
import { loadRegions } from './client'
import { provinces } from './server'

test('a phone gets the same regions as the gateway, and can find and search them', async () => {
  const regions = await loadRegions()
  expect(regions.provinces).toEqual(provinces)
  expect(regions.find([110_000, 110_100])?.map(({ name }) => name)).toEqual(['北京市', '北京市'])
  expect(regions.search('bjs', 1)).toEqual([regions.find([110_000])])
})

test('they are read once', async () => {
  expect(await loadRegions()).toBe(await loadRegions())
})
