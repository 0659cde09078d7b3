import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '@yingzao/contract/studio'
import type { Answer } from '../../state/calls'
import { isRefusal, StudioProblem } from '../../state/studio-problem'
import { type UploadOptions, uploadFile } from '../../state/upload-file'
import { bytesText } from '../../ui/bytes-text'
import { wording } from './wording'

const words = wording.uploads

/** Enough at a time to keep the connection busy, and the gateway free for others. */
const AT_ONCE = 3

/** A file on its way into the library. */
export interface Upload {
  id: number
  file: File
  /** `known`: the same bytes were there already. */
  state: 'waiting' | 'sending' | 'stored' | 'known' | 'failed' | 'cancelled'
  /** How much of it has been sent, from 0 to 1. */
  part: number
  problem?: unknown
  result?: Answer<'assetUpload'>
}

export interface UploadQueue {
  /** The same array until something changes. */
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[]): void
  retry(id: number): void
  cancel(id: number): void
  cancelAll(): void
  /** Forgets one that is over. */
  forget(id: number): void
  /** Forgets all that are over. */
  clear(): void
}

/** A picture's size in pixels; undefined for what is not one, or cannot be read here. */
type Measure = (file: File) => Promise<{ width: number; height: number } | undefined>

type Send = (file: File, options: UploadOptions) => Promise<Answer<'assetUpload'>>

/**
 * Uploads files a few at a time, in order; a failure does not stop the others. What the gateway would refuse because of
 * its size is not sent.
 */
export function createUploadQueue(send: Send = uploadFile, measure?: Measure): UploadQueue {
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  let uploads: readonly Upload[] = []
  let lastId = 0

  function set(id: number, change: Partial<Upload>): void {
    uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))
    for (const listener of listeners) listener()
  }

  function begin(): void {
    for (const upload of uploads) {
      if (running.size >= AT_ONCE) return
      if (upload.state === 'waiting') void run(upload)
    }
  }

  async function run({ id, file }: Upload): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    set(id, { state: 'sending', part: 0 })
    try {
      if (measure) refuseLarge(await measure(file))
      stop.signal.throwIfAborted()
      const result = await send(file, { signal: stop.signal, onProgress: (part) => set(id, { part }) })
      set(id, { state: result.is_new ? 'stored' : 'known', part: 1, result })
    } catch (problem) {
      set(id, stop.signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem })
    } finally {
      running.delete(id)
      begin()
    }
  }

  function cancel(id: number): void {
    running.get(id)?.abort(new DOMException('Taken back', 'AbortError'))
    if (uploads.some((upload) => upload.id === id && upload.state === 'waiting')) {
      set(id, { state: 'cancelled' })
    }
  }

  return {
    list: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files) => {
      const added = files.map((file): Upload => {
        lastId += 1
        const problem = problemOf(file)
        return {
          id: lastId,
          file,
          part: 0,
          ...(problem ? { state: 'failed', problem } : { state: 'waiting' }),
        }
      })
      // Earlier uploads that have ended, and cannot be retried, are removed.
      uploads = [...uploads.filter((upload) => isUnderway(upload) || mayRetry(upload)), ...added]
      for (const listener of listeners) listener()
      begin()
    },
    retry: (id) => {
      set(id, { state: 'waiting', part: 0, problem: undefined })
      begin()
    },
    cancel,
    cancelAll: () => {
      for (const { id } of uploads) cancel(id)
    },
    forget: (id) => {
      uploads = uploads.filter((upload) => upload.id !== id || isUnderway(upload))
      for (const listener of listeners) listener()
    },
    clear: () => {
      uploads = uploads.filter(isUnderway)
      for (const listener of listeners) listener()
    },
  }
}

export function isUnderway({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Whether sending it again may end differently. */
export function mayRetry({ state, problem }: Pick<Upload, 'state' | 'problem'>): boolean {
  return state === 'cancelled' || (state === 'failed' && !isFinal(problem))
}

/** Whether the file itself is unacceptable, whoever sends it and whenever. */
function isFinal(problem: unknown): boolean {
  if (isRefusal(problem, 'unusableFile', 'fileTooLarge')) return true
  return problem instanceof StudioProblem && problem.failure === 'refused' && problem.reply.code === undefined
}

function refuseLarge({ width, height } = { width: 0, height: 0 }): void {
  if (width * height <= MAX_UPLOAD_PIXELS) return
  const most = MAX_UPLOAD_PIXELS / 10_000
  throw new StudioProblem('refused', words.tooManyPixels(`${width} × ${height}`, most))
}

/** Problems that can be found without the gateway. */
function problemOf({ size }: File): StudioProblem | undefined {
  if (size === 0) return new StudioProblem('refused', words.empty)
  if (size <= MAX_UPLOAD_BYTES) return undefined
  return new StudioProblem('refused', words.tooLarge(bytesText(size), bytesText(MAX_UPLOAD_BYTES)))
}
