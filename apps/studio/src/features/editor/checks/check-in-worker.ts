import type { Checked, CheckRequest } from './check-page'

export interface CheckMessage {
  id: number
  request: CheckRequest
}

export interface CheckReply extends Checked {
  id: number
}

/** Runs checks. */
export interface Checker {
  /** Rejects when no answer comes. */
  check(request: CheckRequest): Promise<Checked>
  /** Cancels the check that is running and frees the worker. `check` may be called again. */
  stop(): void
}

/** A page that takes longer contains something no rule was written for; the next check then uses a fresh worker. */
const PATIENCE_MS = 10_000

/** Checks in a worker of its own, which starts with the first check. One check at a time. */
export function checkInWorker(): Checker {
  let worker: Worker | undefined
  let count = 0
  let giveUp: ((reason: Error) => void) | undefined

  function stop(): void {
    worker?.terminate()
    worker = undefined
    giveUp?.(new Error('The check was stopped.'))
    giveUp = undefined
  }

  return {
    stop,
    // In a browser without workers this rejects, just as when the worker fails.
    async check(request) {
      worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { name: 'checks' })
      const asked = worker
      count += 1
      const id = count
      return new Promise((resolve, reject) => {
        giveUp = reject
        const timer = setTimeout(stop, PATIENCE_MS)
        asked.onerror = (event) => {
          clearTimeout(timer)
          event.preventDefault()
          giveUp = undefined
          stop()
          reject(new Error(`The checks failed: ${event.message}`))
        }
        asked.onmessage = ({ data }: MessageEvent<CheckReply>) => {
          if (data.id !== id) return
          clearTimeout(timer)
          giveUp = undefined
          resolve(data)
        }
        asked.postMessage({ id, request })
      })
    },
  }
}
