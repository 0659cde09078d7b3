import { expect, test } from 'vitest'
import { bringPages } from '../testing/bring-pages'

const PLANTED = Number(process.env.PLANTED_PAGES ?? 600)
const CLEAN = Number(process.env.CLEAN_PAGES ?? 200)

test('of 500 planted pages, and of a hundred of which rules or files are changed after their approval, visitors get none; of 200 clean ones at most one in a hundred is stopped', async () => {
  const report = await bringPages({ planted: PLANTED, clean: CLEAN })
  console.log(report)
  expect(report.out).toEqual([])
  expect(report.stopped.length).toBeLessThanOrEqual(report.clean / 100)
  expect(report.clean).toBeGreaterThanOrEqual(CLEAN)
})
