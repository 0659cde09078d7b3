import { afterAll, beforeAll, expect, test } from 'vitest'
import { meetingOf } from '../testing/race'
import { callStudio } from '../testing/studio-calls'
import { type GatewayWithExperiment, startWithExperiment } from './testing/start-with-experiment'

let gateway: GatewayWithExperiment
beforeAll(async () => {
  gateway = await startWithExperiment()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const running = async () =>
  (await gateway.database.owner.pool.query("SELECT experiment_id FROM experiment WHERE state = 'running'"))
    .rows

async function stopAll(): Promise<void> {
  for (const { experiment_id } of await running())
    await callStudio(
      gateway,
      'experimentStop',
      { experiment_id: Number(experiment_id), reason: '例行检查' },
      gateway.approver,
    )
}

test('of two experiments that are started on one page at once the database lets one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = [await gateway.create(), await gateway.create()]
    const replies = await Promise.all(ids.map((id) => gateway.start(id)))
    expect(replies.map(({ code }) => code).sort()).toEqual([1, 409_013])
    expect(await running()).toHaveLength(1)
    await stopAll()
  }
})

// The broken twin: checking whether one is running and then starting, without the index.
test('without the guard two run at once', async () => {
  const ids = [await gateway.create(), await gateway.create()]
  const { pool } = gateway.database.owner
  await pool.query(
    'ALTER INDEX experiment_running RENAME TO experiment_was_guarded; DROP INDEX experiment_was_guarded',
  )
  const meet = meetingOf(2)
  await Promise.all(
    ids.map(async (id) => {
      if ((await running()).length > 0) return
      await meet()
      await pool.query(
        "UPDATE experiment SET state = 'running', started_at = now() WHERE experiment_id = $1",
        [id],
      )
    }),
  )
  expect(await running()).toHaveLength(2)
})
