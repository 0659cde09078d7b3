import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AT_ONCE, meetingOf, race } from '../modules/testing/race'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import type { RunnableJob } from './job'
import { createJobRunner, type JobRunner } from './job-runner'

const log = pino({ level: 'silent' })

/** Jobs that run once a day, and one that runs once in the life of a store. */
const DAILY = ['delete-old-rows', 'keep-audit-head']
const ONCE = 'clean-stored-files'
const FREQUENT = 'roll-up-reports'
const JOBS: RunnableJob[] = [
  ...DAILY.map((name) => ({ name, repeat: 'daily' as const, run: async () => {} })),
  { name: ONCE, repeat: 'once', run: async () => {} },
  { name: 'send-sms', run: async () => {} },
]

/** A process in which only the maintenance of its jobs is tested. */
function runner({ db }: TestDatabase): JobRunner {
  return createJobRunner({ db, log, jobs: JOBS })
}

async function left({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await db.pool.query('SELECT name FROM pgboss.job ORDER BY name')
  return rows.map(({ name }) => name)
}

test('each daily job is left once a day, and what is done once is never left again, however many processes look at once, and again the next day', async () => {
  await using database = await createTestDatabase()
  const processes = [runner(database), runner(database)] as const
  await race(20, (index) => processes[index % 2 ? 1 : 0].maintain())
  expect(await left(database)).toEqual([...DAILY, ONCE].sort())
  await database.db.pool.query("UPDATE job_day SET day = day - 1 WHERE day <> 'epoch'")
  await race(20, (index) => processes[index % 2 ? 1 : 0].maintain())
  expect(await left(database)).toEqual([...DAILY, ...DAILY, ONCE].sort())
})

test('a job of every five minutes is left once for each, however many processes look at once, and not while one waits', async () => {
  await using database = await createTestDatabase()
  const jobs: RunnableJob[] = [{ name: FREQUENT, repeat: 'five-minutely', run: async () => {} }]
  const processes = [0, 1].map(() => createJobRunner({ db: database.db, log, jobs })) as [
    JobRunner,
    JobRunner,
  ]
  const look = () => race(20, (index) => processes[index % 2 ? 1 : 0].maintain())
  const { pool } = database.db
  await look()
  await pool.query("UPDATE pgboss.job SET singleton_on = singleton_on - interval '5 minutes'")
  await look()
  expect(await left(database)).toEqual([FREQUENT])
  await processes[0].runWaiting()
  await look()
  expect(await left(database)).toEqual([FREQUENT, FREQUENT])
  await processes[0].runWaiting()
  // As if the next five minutes also had their jobs: they may begin right now.
  await pool.query(`
    INSERT INTO pgboss.job (name, state, singleton_key, singleton_on)
    SELECT name, 'completed', 'repeat', max(singleton_on) + interval '5 minutes' FROM pgboss.job GROUP BY name`)
  await look()
  expect(await left(database)).toEqual([FREQUENT, FREQUENT, FREQUENT])
})

test('looking first whether the day has its job leaves several: it can tell', async () => {
  await using database = await createTestDatabase()
  const { pool } = database.db
  const allHaveLooked = meetingOf(AT_ONCE)
  await race(AT_ONCE, async () => {
    const { rowCount } = await pool.query('SELECT FROM job_day WHERE day = current_date')
    await allHaveLooked()
    if (rowCount === 0)
      await pool.query("INSERT INTO pgboss.job (name, data) VALUES ('delete-old-rows', '{}')")
  })
  expect((await left(database)).length).toBeGreaterThan(1)
})

test('a day whose job could not be left is not noted as done', async () => {
  await using database = await createTestDatabase()
  const { pool } = database.owner
  await pool.query('ALTER TABLE pgboss.job RENAME TO away')
  await expect(runner(database).maintain()).rejects.toThrow()
  await pool.query('ALTER TABLE pgboss.away RENAME TO job')
  expect((await pool.query('SELECT FROM job_day')).rowCount).toBe(0)
})
