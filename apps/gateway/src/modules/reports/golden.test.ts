import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { answerByPostgres } from './questions/answer-by-postgres'
import type { Questions } from './questions/questions'
import { rollUp } from './roll-up/roll-up'
import { goldenQuestions } from './testing/golden/golden-questions'
import { goldenRows, storeArrived } from './testing/golden/golden-rows'
import { slowQuestions } from './testing/slow-questions'
import { storeShown } from './testing/store-shown'

const EXPECTED = './testing/golden/expected.jsonl'

/**
 * When counting happens: in the middle of a day, within a running hour, just after midnight, and when all has arrived.
 */
const COUNTED_AT = [
  '2026-11-30T23:58:30+08:00',
  '2026-12-01T00:00:30+08:00',
  '2026-12-01T12:20:00+08:00',
  '2026-12-02T12:15:30+08:00',
  '2026-12-03T00:20:00+08:00',
]

let store: TestStore
let questions: Questions
beforeAll(async () => {
  store = await openTestStore()
  const { pool } = store.ctx.db
  await pool.query(`SELECT ensure_month_partitions('2026-11-01', '2026-12-31')`)
  await pool.query(
    `INSERT INTO page (code, title) VALUES ('course', '课程'), ('gift', '礼物'), ('elsewhere', '别处')`,
  )
  await storeShown(pool, 'course', { versions: 4, experiments: [12] })
  await storeShown(pool, 'gift', { versions: 4 })
  // With another key two visitors might share a register.
  await pool.query(`INSERT INTO rollup_state (hash_key) VALUES ('golden')`)
  for (const at of COUNTED_AT) {
    await storeArrived(pool, goldenRows(), at)
    await rollUp(store.ctx, new Date(at))
  }
  questions = answerByPostgres(store.ctx.db)
})
afterAll(() => store?.[Symbol.asyncDispose]())

/** The expected answer to every question, by its name. */
function expected(): ReadonlyMap<string, unknown> {
  const lines = readFileSync(new URL(EXPECTED, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as [string, unknown]))
}

test('a slow reckoning answers as is written down', async () => {
  const slow = slowQuestions(goldenRows())
  const lines: string[] = []
  for (const [name, ask] of goldenQuestions) lines.push(JSON.stringify([name, await ask(slow)]))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(EXPECTED)
})

test.each(goldenQuestions)('%s is answered as is written down', async (name, ask) => {
  expect(JSON.parse(JSON.stringify(await ask(questions)))).toEqual(expected().get(name))
})
