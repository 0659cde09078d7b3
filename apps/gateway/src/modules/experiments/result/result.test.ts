import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithExperiment, startWithExperiment } from '../testing/start-with-experiment'
import { compareFinal, compareRunning } from './judge-epoch'

let gateway: GatewayWithExperiment
beforeAll(async () => {
  gateway = await startWithExperiment()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

const result = async (experiment_id: number) =>
  (await callStudio(gateway, 'experimentResult', { experiment_id }, gateway.editor)).response

/** A running experiment with these numbers of visitors, and of those who left a lead a minute later. */
async function running(
  a: [units: number, converted: number],
  b: [units: number, converted: number],
  more = {},
) {
  const experiment_id = await gateway.create(more)
  const started = await gateway.start(experiment_id)
  if (!started.response?.is_started) throw new Error(JSON.stringify(started))
  await add(experiment_id, 1, 'A', a)
  await add(experiment_id, 1, 'B', b)
  return experiment_id
}

async function add(id: number, epoch: number, variant: string, [units, converted]: [number, number]) {
  await rows(
    `INSERT INTO experiment_unit (experiment_id, epoch, visitor_id, variant, first_at)
     SELECT $1, $2::int, 'v-' || $1::bigint || '-' || $2::int || '-' || $3::text || '-' || n, $3::text,
       (SELECT started_at FROM experiment_epoch WHERE experiment_id = $1 AND epoch = $2::int) + n * interval '1 ms'
     FROM generate_series(1, $4::int) AS n`,
    [id, epoch, variant, units],
  )
  await rows(
    `INSERT INTO conversion (kind, subject, page_code, channel, visitor_id, created_at)
     SELECT 'lead', visitor_id, 'sale', '', visitor_id, first_at + interval '1 ms'
     FROM experiment_unit WHERE experiment_id = $1 AND epoch = $2 AND variant = $3 ORDER BY first_at LIMIT $4`,
    [id, epoch, variant, converted],
  )
}

const stop = (experiment_id: number) =>
  callStudio(gateway, 'experimentStop', { experiment_id, reason: '例行检查' }, gateway.approver)

test('while it runs only the interval that holds at every moment is told', async () => {
  const id = await running([1_000, 100], [1_010, 150], { planned_units: 5_000 })
  const { epochs } = await result(id)
  expect(epochs).toHaveLength(1)
  expect(epochs[0]).toMatchObject({
    epoch: 1,
    page_version: 1,
    is_complete: false,
    is_mismatched: false,
    variants: [
      { key: 'A', units: 1_000, converted: 100, rate: 0.1, compared: null },
      { key: 'B', units: 1_010, converted: 150, compared: { chance: null } },
    ],
  })
  const [shown] = compareRunning({ units: 1_000, converted: 100 }, [{ units: 1_010, converted: 150 }], 0.05)
  expect(epochs[0].variants[1].compared).toEqual(shown)
  const [plain] = compareFinal({ units: 1_000, converted: 100 }, [{ units: 1_010, converted: 150 }], 0.05)
  expect((shown?.high ?? 0) - (shown?.low ?? 0)).toBeGreaterThan((plain?.high ?? 0) - (plain?.low ?? 0))
  await stop(id)
})

test('at its planned size the first visitors are judged, and those after them change nothing', async () => {
  const id = await running([300, 90], [300, 150], { planned_units: 200 })
  const [before] = (await result(id)).epochs
  // Who converted came first, so the first 200 of A have all 90.
  const [expected] = compareFinal({ units: 200, converted: 90 }, [{ units: 200, converted: 150 }], 0.05)
  expect(before).toMatchObject({ is_complete: true })
  expect(before.variants[1].compared).toEqual(expected)
  expect(before.variants[1].compared.verdict).toBe('better')
  await rows(
    `INSERT INTO experiment_unit (experiment_id, epoch, visitor_id, variant, first_at)
     SELECT $1, 1, 'late-' || n, CASE WHEN n % 2 = 0 THEN 'A' ELSE 'B' END, now() + interval '1 day' FROM generate_series(1, 400) AS n`,
    [id],
  )
  const [after] = (await result(id)).epochs
  expect(after.variants[0].units).toBe(500)
  expect(after.variants[1].compared).toEqual(expected)
  await stop(id)
})

test('a ratio that no chance makes hides what came of it, and says so', async () => {
  const id = await running([1_000, 100], [1_400, 300], { planned_units: 5_000 })
  const [epoch] = (await result(id)).epochs
  expect(epoch.is_mismatched).toBe(true)
  expect(epoch.ratio_chance).toBeLessThan(0.001)
  expect(epoch.variants).toMatchObject([
    { units: 1_000, converted: null, rate: null, compared: null },
    { units: 1_400, converted: null, rate: null, compared: null },
  ])
  await stop(id)
})

test('what was done before somebody saw it, on another page, or otherwise is not counted', async () => {
  const id = await running([200, 20], [200, 20], { planned_units: 5_000 })
  const of = (n: number) => `v-${id}-1-A-${100 + n}`
  const done = (kind: string, page: string | null, n: number, at: string) =>
    rows(
      `INSERT INTO conversion (kind, subject, page_code, channel, visitor_id, created_at) VALUES ($1, $2, $3, '', $4, ${at})`,
      [kind, `x-${id}-${n}`, page, of(n)],
    )
  await done('lead', 'sale', 1, "now() - interval '1 hour'")
  await done('lead', 'other', 2, "now() + interval '1 minute'")
  await done('order', 'sale', 3, "now() + interval '1 minute'")
  await done('lead', null, 4, "now() + interval '1 minute'")
  expect((await result(id)).epochs[0].variants[0].converted).toBe(20)
  await done('lead', 'sale', 5, "now() + interval '1 minute'")
  expect((await result(id)).epochs[0].variants[0].converted).toBe(21)
  await stop(id)
})

test('times before and after a change of the page are told apart, the newest first', async () => {
  const id = await running([200, 20], [200, 30], { planned_units: 5_000 })
  await rows("UPDATE experiment_unit SET first_at = first_at - interval '1 hour' WHERE experiment_id = $1", [
    id,
  ])
  await rows(
    "UPDATE conversion SET created_at = created_at - interval '1 hour' WHERE subject LIKE 'v-' || $1 || '-%'",
    [String(id)],
  )
  await rows(
    "ALTER TABLE experiment DISABLE TRIGGER USER; UPDATE experiment SET started_at = started_at - interval '2 hours'; ALTER TABLE experiment ENABLE TRIGGER USER",
  )
  await gateway.publish(pageText({ text: '改过的页面' }))
  await add(id, 2, 'A', [100, 15])
  await add(id, 2, 'B', [100, 12])
  const { epochs } = await result(id)
  expect(
    epochs.map(({ epoch, variants }: { epoch: number; variants: { units: number; converted: number }[] }) => [
      epoch,
      ...variants.map(({ units, converted }) => [units, converted]),
    ]),
  ).toEqual([
    [2, [100, 15], [100, 12]],
    [1, [200, 20], [200, 30]],
  ])
  expect(epochs[1].ended_at).toBe(epochs[0].started_at)
  await stop(id)
})

test('taps on a block are counted of who saw the experiment first', async () => {
  const id = await running([200, 0], [200, 0], { planned_units: 5_000, measure: 'click', block_id: 'buy' })
  await rows(
    `INSERT INTO page_event (session_id, view_seq, seq, name, page_code, visitor_id, block_id, block, occurred_at, created_at)
     SELECT 's-' || n, 1, 1, CASE WHEN n > 15 THEN 'expose' ELSE 'click' END, 'sale', 'v-' || $1::bigint || '-1-B-' || n,
       CASE WHEN n > 12 THEN 'other' ELSE 'buy' END, 'button', now(), now() + interval '1 minute'
     FROM generate_series(1, 30) AS n`,
    [id],
  )
  const { variants } = (await result(id)).epochs[0]
  expect(variants.map(({ converted }: { converted: number }) => converted)).toEqual([0, 12])
  expect(variants[1].compared).toMatchObject({ verdict: 'too_few', uplift: null })
  await stop(id)
})

test('how large it has to be follows from what came to the page', async () => {
  const plan = async () =>
    (
      await callStudio(
        gateway,
        'experimentPlan',
        { page_code: 'sale', measure: 'lead', effect: 20, variants: 2 },
        gateway.editor,
      )
    ).response
  expect(await plan()).toEqual({ visitors_per_day: 0, rate: 0, units: null, days: null })
  await rows(
    `INSERT INTO visit_log (session_id, page_id, view_seq, code, visitor_id)
     SELECT 'p-' || n, '1', 1, 'sale', 'planned-' || n FROM generate_series(1, 1400) AS n`,
  )
  await rows(
    `INSERT INTO conversion (kind, subject, page_code, channel, visitor_id)
     SELECT 'lead', 'planned-' || n, 'sale', '', 'planned-' || n FROM generate_series(1, 140) AS n`,
  )
  const { visitors_per_day, rate, units, days } = await plan()
  expect([visitors_per_day, rate, units, days]).toEqual([100, 0.1, 3_839, 77])
})
