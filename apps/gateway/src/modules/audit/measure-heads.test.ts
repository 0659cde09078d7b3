import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { keepAuditHead } from './audit-heads'
import { measureHeads } from './measure-heads'
import { asOwner, fillLog } from './testing/tamper'

const DAY_S = 86_400

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store[Symbol.asyncDispose]())

async function age(): Promise<number | undefined> {
  const metrics = new Registry()
  measureHeads(metrics, store.ctx)
  const figure = await metrics.getSingleMetric('audit_head_age_seconds')?.get()
  return figure?.values[0]?.value
}

const begunDaysAgo = (days: number) =>
  asOwner(store, async (query) => {
    await query(`UPDATE audit_log SET at = now() - interval '${days} days'`)
  })

test('before anything was done nothing is late', async () => {
  expect(await age()).toBe(0)
})

test('a new deployment has time for its first kept end, and one that lost them is late', async () => {
  await fillLog(store, 3)
  expect(await age()).toBeLessThan(60)
  await begunDaysAgo(3)
  expect(await age()).toBeGreaterThan(2.9 * DAY_S)
  await keepAuditHead(store.ctx)
  expect(await age()).toBeLessThan(DAY_S)
  await rm(join(store.ctx.config.dataDir, 'audit-heads'), { recursive: true })
  expect(await age()).toBeGreaterThan(2.9 * DAY_S)
})
