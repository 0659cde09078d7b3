import { Worker } from 'node:worker_threads'

/** A function that a worker can load: no closure, and its arguments and results can all be copied. */
export interface Work {
  /** Address of the module. */
  module: string
  /** Its name in the module. */
  name: string
  args: unknown[]
  /** How long it may take once it is running. */
  patienceMs: number
}

/** The work took too long, so its worker was ended. The same work again would take as long. */
export class TookTooLong extends Error {
  constructor({ name, patienceMs }: Pick<Work, 'name' | 'patienceMs'>) {
    super(`${name} was stopped in its worker after ${patienceMs} ms.`)
    this.name = 'TookTooLong'
  }
}

/**
 * So much is already waiting for a worker that nobody would wait for the result. A repeat a little later may well
 * succeed.
 */
export class TooMuchWaiting extends Error {
  constructor() {
    super('Too much work waits for the workers.')
    this.name = 'TooMuchWaiting'
  }
}

export interface WorkPool {
  /**
   * Does a piece of work in a worker, the longest waiting first. Throws what the work throws, as a plain error,
   * `TookTooLong` and `TooMuchWaiting`.
   */
  run(work: Work): Promise<unknown>
}

export interface PoolOptions {
  /** The most workers. They are started when there is work for them. */
  size: number
  /** How many pieces of work may wait. */
  mostWaiting: number
}

/** The most memory that each may use, in megabytes; one that wants more ends alone, and the process survives. */
const MOST_MEMORY_MB = 512

interface Asked {
  work: Work
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

type Said = { started: true } | { value: unknown } | { error: unknown }

/** Creates a pool of threads for what would block every caller if it ran in the main thread. */
export function createWorkPool({ size, mostWaiting }: PoolOptions): WorkPool {
  const idle: PoolWorker[] = []
  const waiting: Asked[] = []
  let running = 0

  function next(): void {
    if (idle.length === 0 && running >= size) return
    const asked = waiting.shift()
    if (!asked) return
    const worker = idle.pop() ?? startWorker(forget)
    running += 1
    worker.give(asked, (canGoOn) => {
      running -= 1
      if (canGoOn) idle.push(worker)
      next()
    })
  }

  /** For a worker that ended between two pieces of work. */
  function forget(worker: PoolWorker): void {
    const at = idle.indexOf(worker)
    if (at !== -1) idle.splice(at, 1)
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(new TooMuchWaiting())
        waiting.push({ work, resolve, reject })
        next()
      }),
  }
}

interface PoolWorker {
  /** Has it do a piece of work; `whenDone` is called with whether it can do another. One at a time. */
  give(asked: Asked, whenDone: (canGoOn: boolean) => void): void
}

function startWorker(whenEnded: (worker: PoolWorker) => void): PoolWorker {
  const thread = new Worker(new URL('./worker.mjs', import.meta.url), {
    // It registers its own TypeScript loader, so it must not inherit one.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  let current: { asked: Asked; whenDone: (canGoOn: boolean) => void } | undefined
  let timer: NodeJS.Timeout | undefined

  function settle(answer: (asked: Asked) => void, canGoOn: boolean): void {
    if (!current) return
    const { asked, whenDone } = current
    current = undefined
    clearTimeout(timer)
    // An idle worker keeps no process alive.
    thread.unref()
    if (!canGoOn) void thread.terminate()
    answer(asked)
    whenDone(canGoOn)
  }
  const fail = (reason: unknown) => settle(({ reject }) => reject(reason), false)

  function watch({ work }: Asked): void {
    timer = setTimeout(() => fail(new TookTooLong(work)), work.patienceMs)
  }

  thread.on('message', (said: Said) => {
    if ('value' in said) settle(({ resolve }) => resolve(said.value), true)
    else if ('error' in said) settle(({ reject }) => reject(said.error), true)
    else if (current) watch(current.asked)
  })
  thread.on('error', fail)
  thread.on('exit', () => {
    whenEnded(worker)
    fail(new Error('A worker ended before its work was done.'))
  })

  const worker: PoolWorker = {
    give: (asked, whenDone) => {
      current = { asked, whenDone }
      thread.ref()
      const { module, name, args } = asked.work
      thread.postMessage({ module, name, args })
    },
  }
  return worker
}
