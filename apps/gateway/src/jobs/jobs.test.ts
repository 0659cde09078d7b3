import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Context } from '../context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import type { JobData, RunnableJob } from './job'
import { databaseQueue } from './job-queue'
import { createJobRunner } from './job-runner'
import { startJobs } from './start-jobs'
import { startWorker } from './start-worker'

const log = pino({ level: 'silent' })
/** Other programs may be using the machine. */
const WAIT = { timeout: 20_000 }

type Handler = (data: JobData['compress-page']) => Promise<void>

function runner({ db }: TestDatabase, handler: Handler) {
  return createJobRunner({ db, log, jobs: [{ name: 'compress-page', run: handler as RunnableJob['run'] }] })
}

async function enqueue({ db }: TestDatabase, ...versions: number[]): Promise<void> {
  await db.orm.transaction(async (tx) => {
    for (const version_id of versions) {
      await databaseQueue.enqueue(tx, 'compress-page', { version_id, build: 'b' })
    }
  })
}

/** How many jobs are in each state. */
async function states({ db }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await db.pool.query('SELECT state, count(*)::int FROM pgboss.job GROUP BY state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('a job is run with what it was given, once, in the order of arrival', async () => {
  await using database = await createTestDatabase()
  const handler = vi.fn<Handler>(async () => {})
  for (const version of [3, 1, 2]) await enqueue(database, version)
  expect(await runner(database, handler).runWaiting()).toBe(3)
  expect(handler.mock.calls).toEqual([3, 1, 2].map((version_id) => [{ version_id, build: 'b' }]))
  expect(await runner(database, handler).runWaiting()).toBe(0)
  expect(await states(database)).toEqual({ completed: 3 })
})

test('a job of a transaction that is rolled back never was', async () => {
  await using database = await createTestDatabase()
  const undone = database.db.orm.transaction(async (tx) => {
    await databaseQueue.enqueue(tx, 'compress-page', { version_id: 1, build: 'b' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await states(database)).toEqual({})
})

test('two processes share the jobs, none is run twice', async () => {
  await using database = await createTestDatabase()
  await enqueue(database, ...Array.from({ length: 20 }, (_none, index) => index))
  const handler = vi.fn<Handler>(async () => {})
  const counts = await Promise.all([1, 2].map(() => runner(database, handler).runWaiting()))
  expect(counts.reduce((sum, count) => sum + count)).toBe(20)
  const versions = handler.mock.calls.map(([{ version_id }]) => version_id)
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_none, index) => index))
})

test('a job that fails holds nobody up, is tried again later, and is given up in the end', async () => {
  await using database = await createTestDatabase()
  await enqueue(database, 1, 2)
  const handler = vi.fn<Handler>(async ({ version_id }) => {
    if (version_id === 1) throw new Error('no ink')
  })
  const { runWaiting } = runner(database, handler)
  expect(await runWaiting()).toBe(2)
  expect(await states(database)).toEqual({ retry: 1, completed: 1 })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await runWaiting()).toBe(0)
    // As if it were due.
    await database.db.pool.query(
      "UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state = 'retry'",
    )
    expect(await runWaiting()).toBe(1)
  }
  expect(await states(database)).toEqual({ failed: 1, completed: 1 })
  const { rows } = await database.db.pool.query("SELECT output FROM pgboss.job WHERE state = 'failed'")
  expect(rows[0].output.message).toBe('no ink')
})

test('a job whose process was killed is run again by another', async () => {
  await using database = await createTestDatabase()
  await enqueue(database, 1)
  // What a killed process leaves behind, after the quarter of an hour that a job may take.
  await database.db.pool.query(`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour'`)
  const handler = vi.fn<Handler>(async () => {})
  const other = runner(database, handler)
  expect(await other.runWaiting()).toBe(0)
  await other.maintain()
  await database.db.pool.query('UPDATE pgboss.job SET start_after = now()')
  await other.runWaiting()
  expect(handler).toHaveBeenCalledTimes(1)
})

test('a worker that stops waits for the job that runs and takes no other', async () => {
  await using database = await createTestDatabase()
  await enqueue(database, 1, 2)
  const finish = vi.fn()
  const handler = vi.fn<Handler>(() => new Promise((resolve) => finish.mockImplementation(resolve)))
  const worker = startWorker(runner(database, handler), log)
  await vi.waitUntil(() => handler.mock.calls.length > 0)
  const stopped = worker.stop()
  finish()
  await stopped
  expect(handler).toHaveBeenCalledTimes(1)
  expect(await states(database)).toEqual({ completed: 1, created: 1 })
})

test('many jobs of one kind hold up no other kind; with turns that never end they do', async () => {
  const second = async (turnMs: number) => {
    await using database = await createTestDatabase()
    await enqueue(database, 1, 2, 3)
    await database.db.orm.transaction((tx) => databaseQueue.enqueue(tx, 'remind-approvals', {}))
    const order: string[] = []
    const jobs = ['compress-page', 'remind-approvals'].map((name) => ({
      name,
      run: async () => void order.push(name),
    }))
    expect(await createJobRunner({ db: database.db, log, jobs, turnMs }).runWaiting()).toBe(4)
    return order.indexOf('remind-approvals')
  }
  expect(await second(0)).toBe(1)
  expect(await second(Number.POSITIVE_INFINITY)).toBe(3)
})

test('what somebody waits for, and what is promised, is done while another job takes long', async () => {
  await using database = await createTestDatabase()
  await enqueue(database, 1)
  await database.db.orm.transaction(async (tx) => {
    await databaseQueue.enqueue(tx, 'page-schedule', { page_id: 1 })
    await databaseQueue.enqueue(tx, 'render-published', {})
  })
  const finish = vi.fn()
  const done: string[] = []
  const jobs: RunnableJob[] = [
    { name: 'page-schedule', urgency: 'waited-for', run: async () => void done.push('waited-for') },
    { name: 'render-published', urgency: 'promised', run: async () => void done.push('promised') },
    {
      name: 'compress-page',
      urgency: 'mending',
      run: () => new Promise((end) => finish.mockImplementation(end)),
    },
  ]
  const worker = startJobs({ db: database.db, log } as unknown as Context, () => jobs)
  await vi.waitUntil(() => done.length === 2 && finish.getMockImplementation() !== undefined, WAIT)
  expect(done.toSorted()).toEqual(['promised', 'waited-for'])
  finish()
  await worker.stop()
})

test('a worker outlives a database that is away, and looks after jobs when it is back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const runWaiting = vi.fn<() => Promise<number>>(() => Promise.reject(new Error('connection refused')))
  const maintain = vi.fn(async () => {})
  const worker = startWorker({ runWaiting, maintain }, log)
  await vi.advanceTimersByTimeAsync(150_000)
  expect(runWaiting.mock.calls.length).toBeGreaterThan(10)
  expect(maintain).not.toHaveBeenCalled()
  runWaiting.mockImplementation(async () => 0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(maintain).toHaveBeenCalledTimes(1)
  await worker.stop()
})
