import { expect, test } from 'vitest'
import { openTestStore } from '../testing/start-test-gateway'
import { fillLog, tamper } from './testing/tamper'
import { verifyAudit } from './verify-audit'

const ROWS = 100_000
const SECONDS = 10

test(`200 tamperings of ${ROWS} rows are all found and named, within ${SECONDS} s`, async () => {
  await using store = await openTestStore()
  await fillLog(store, ROWS)
  const attacks = await tamper(store, { rows: ROWS, times: 200 })
  const startedAt = performance.now()
  const { tamperings } = await verifyAudit(store.ctx)
  const seconds = (performance.now() - startedAt) / 1000
  const named = new Set(tamperings.map(({ seq }) => seq))
  const missed = attacks.filter(({ seqs }) => !seqs.every((seq) => named.has(seq)))
  console.log(`${attacks.length - missed.length} of ${attacks.length} found in ${seconds.toFixed(1)} s`)
  expect(missed).toEqual([])
  expect(named.size).toBe(attacks.flatMap(({ seqs }) => seqs).length)
  expect(seconds).toBeLessThan(SECONDS)
}, 600_000)
