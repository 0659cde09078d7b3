import { Counter, Histogram } from 'prom-client'
import { processMetrics } from '../http/process-metrics'

/** Upper bounds in seconds. Text messages take moments, judging every page minutes. */
const BUCKETS = [0.05, 0.5, 2, 10, 60, 300]

let series: ReturnType<typeof createSeries> | undefined

function createSeries() {
  const registers = [processMetrics()]
  return {
    runs: new Counter({
      name: 'jobs_run_total',
      help: 'Jobs that this process ran, by kind and what became of them; a failed one is tried again a few times.',
      labelNames: ['queue', 'result'],
      registers,
    }),
    seconds: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a job took.',
      labelNames: ['queue'],
      buckets: BUCKETS,
      registers,
    }),
  }
}

/** Creates the series, and those of these kinds of job, so that figures exist before the first one. Safe to repeat. */
export function prepareJobFigures(jobs: readonly string[] = []): ReturnType<typeof createSeries> {
  series ??= createSeries()
  // A series that does not exist yet would hide its first failure.
  for (const queue of jobs) series.runs.inc({ queue, result: 'failed' }, 0)
  return series
}

/** Counts a finished job, and how long it took. */
export function countJob(queue: string, result: 'done' | 'failed', took: number): void {
  const { runs, seconds } = prepareJobFigures()
  runs.inc({ queue, result })
  seconds.observe({ queue }, took)
}
