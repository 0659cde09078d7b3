import type { FastifyBaseLogger } from 'fastify'
import type { JobRunner } from './job-runner'

/** How often jobs are looked for, in milliseconds. */
const POLL_MS = 2_000
/** How often jobs of killed processes are looked for. */
const MAINTAIN_MS = 120_000

export interface JobWorker {
  /** Takes no further job and waits for the one that runs. Safe to repeat. */
  stop(): Promise<void>
}

/** Runs jobs for as long as the process lives. An unreachable database is tried again at the next look. */
export function startWorker(runner: JobRunner, log: FastifyBaseLogger): JobWorker {
  let isStopping = false
  let wake: () => void = () => {}
  let maintainAt = performance.now() + MAINTAIN_MS

  async function work(): Promise<void> {
    while (!isStopping) {
      await look().catch((error: unknown) => {
        log.warn({ err: error }, 'Jobs cannot be run now; the next look tries')
      })
      if (!isStopping) await pause()
    }
  }

  async function look(): Promise<void> {
    await runner.runWaiting(() => !isStopping)
    if (performance.now() < maintainAt || isStopping) return
    await runner.maintain()
    maintainAt = performance.now() + MAINTAIN_MS
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const working = work()
  return {
    stop: () => {
      isStopping = true
      wake()
      return working
    },
  }
}
