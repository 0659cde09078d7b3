import { SpanKind } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { QueryResult } from 'pg'
import PgBoss from 'pg-boss'
import type { Database } from '../db/database'
import { describeError } from '../http/describe-error'
import { countJob, prepareJobFigures } from '../telemetry/job-metrics'
import { inSpan } from '../telemetry/spans'
import { readTraceparent } from '../telemetry/traceparent'
import { msSince } from '../time/ms-since'
import { leaveDailyJobs } from './daily-jobs'
import type { RunnableJob } from './job'
import { untraced } from './traced-data'

/**
 * A database that takes longer counts as unreachable. Without a limit, one that hangs would keep the process from
 * ending.
 */
const PATIENCE_MS = 5_000

/**
 * How long jobs of one kind are run before it is the next kind's turn: however many there are of one, they hold up no
 * other.
 */
const TURN_MS = 1_000

/** Takes jobs from the database and runs them, one at a time. Several processes share the jobs between them. */
export interface JobRunner {
  /**
   * Runs the waiting jobs, until there are none or `goOn` returns false. Returns how many were run, including failed
   * ones.
   */
  runWaiting(goOn?: () => boolean): Promise<number>
  /**
   * Enqueues the jobs of the day, has those of killed processes run again once their time is up, and deletes those done
   * long ago. Safe to repeat.
   */
  maintain(): Promise<void>
}

export interface JobRunnerOptions {
  db: Pick<Database, 'pool'>
  log: FastifyBaseLogger
  /** Kinds that come first here are run first. */
  jobs: readonly RunnableJob[]
  /** How long a kind's turn lasts, in milliseconds; for tests, which cannot wait. */
  turnMs?: number
}

/** Does not connect to anything before its first use. */
export function createJobRunner({ db, log, jobs, turnMs = TURN_MS }: JobRunnerOptions): JobRunner {
  prepareJobFigures(jobs.map(({ name }) => name))
  // Never started, so that no timer runs behind our back. Its own `work` does not wait until a job's end is stored: a
  // database that becomes unreachable at that moment would end the process.
  const boss = new PgBoss({ db: { executeSql: (text, values) => query(db, text, values) } })

  async function runNext({ name, run }: RunnableJob): Promise<boolean> {
    const [job] = await boss.fetch(name)
    if (!job) return false
    const startedAt = performance.now()
    const { data, traceparent } = untraced(job.data)
    const trace_id = readTraceparent(traceparent)?.traceId
    const about = { job: name, job_id: job.id, ...(trace_id === undefined ? {} : { trace_id }) }
    const options = {
      kind: SpanKind.CONSUMER,
      attributes: { job: name },
      parent: { traceparent, isOurs: true },
    }
    const failure = await failureOf(() => inSpan(`job ${name}`, options, () => run(data)))
    const ms = msSince(startedAt)
    countJob(name, failure === undefined ? 'done' : 'failed', ms / 1_000)
    if (failure === undefined) {
      await boss.complete(name, job.id)
      log.info({ ...about, ms }, 'A job was done')
    } else {
      log.error({ ...about, ms, err: failure }, 'A job failed; it is tried again a few times')
      await boss.fail(name, job.id, describeError(failure))
    }
    return true
  }

  /** Gives each kind its turn. Returns whether there may be more of one than its turn had time for. */
  async function runTurns(goOn: () => boolean, onRun: () => void): Promise<boolean> {
    let isMore = false
    for (const job of jobs) {
      const until = performance.now() + turnMs
      while (goOn() && (await runNext(job))) {
        onRun()
        if (performance.now() < until) continue
        isMore = true
        break
      }
    }
    return isMore
  }

  return {
    runWaiting: async (goOn = () => true) => {
      let count = 0
      const onRun = () => {
        count += 1
      }
      while (await runTurns(goOn, onRun));
      return count
    },
    maintain: async () => {
      await leaveDailyJobs(jobs, (text, values) => query(db, text, values))
      await boss.maintain()
    },
  }
}

function query({ pool }: Pick<Database, 'pool'>, text: string, values: unknown[]): Promise<QueryResult> {
  const patient = { text, values, query_timeout: PATIENCE_MS }
  return pool.query(patient)
}

async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error ?? new Error('A job failed without saying why.')
  }
}
