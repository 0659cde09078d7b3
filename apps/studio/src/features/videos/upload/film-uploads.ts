import { isRefusal, StudioProblem } from '../../../state/studio-problem'
import { beginFilm, dropFilm, type Film, filmState, finishFilm, giveFilm, isOfLine } from './film-calls'
import { type FilmUpload, problemOf } from './film-upload'
import { fingerprintOf } from './fingerprint'
import type { KnownUpload, KnownUploads } from './known-uploads'
import { backOff, lineWait } from './line-wait'
import { sendPieces } from './send-pieces'
import { createSpeed, type Speed } from './speed'
import { wording } from './wording'

/** How long to wait between two queries while a film is being read: the first time, and at most. */
const ASK_MS = 500
const ASK_MOST_MS = 4_000

/** A film that takes this long to read is larger than most, or something is wrong. */
const SLOW_MS = 120_000

/** The end of a name says what the file is, so a name that is too long is cut at its beginning. */
const NAME_SIGNS = 120

interface Entry {
  upload: FilmUpload
  /** Undefined: the gateway does not know of it yet. */
  upload_id: string | undefined
  print: string | undefined
  file_id?: string
  /** Aborts what is in progress for it. */
  stop: AbortController
  speed: Speed
}

type Lesson = Pick<FilmUpload, 'video_id' | 'title'>

/** The films that a member is uploading, at most one per lesson. */
export interface FilmUploads {
  /** The same array until something changes. */
  list(): readonly FilmUpload[]
  subscribe(listener: () => void): () => void
  /** Starts with a file, or resumes with it where the upload of the same one stopped. */
  choose(lesson: Lesson, file: File): void
  /** Starts with the other file that was chosen, and discards what has been uploaded so far. */
  changeOver(video_id: number): void
  pause(video_id: number): void
  goOn(video_id: number): void
  /** Cancels it for good. */
  drop(video_id: number): void
  /** Replaces the lesson's film with the uploaded one. */
  use(video_id: number): void
  /** Resumes what an earlier page has left. */
  restore(): void
  /** Stops all uploads. Those that were started stay known. */
  close(): void
}

/** Uploads films, one per lesson, across network failures and reloads. */
export function createFilmUploads(known: KnownUploads): FilmUploads {
  const listeners = new Set<() => void>()
  const entries = new Map<number, Entry>()
  let shown: readonly FilmUpload[] = []

  function tell(): void {
    shown = [...entries.values()].map(({ upload }) => upload)
    for (const listener of listeners) listener()
  }

  function set(entry: Entry, change: Partial<FilmUpload>): void {
    entry.upload = { ...entry.upload, ...change }
    if (entries.get(entry.upload.video_id) === entry) tell()
  }

  function add(upload: FilmUpload, { upload_id, print }: Partial<KnownUpload> = {}): Entry {
    const entry = { upload, upload_id, print, stop: new AbortController(), speed: createSpeed() }
    entries.set(upload.video_id, entry)
    tell()
    return entry
  }

  function remove({ upload: { video_id }, stop }: Entry): void {
    stop.abort()
    known.forget(video_id)
    entries.delete(video_id)
    tell()
  }

  /** Runs a task for a film until it ends or another one is started for the same film. */
  async function run(entry: Entry, deed: (signal: AbortSignal) => Promise<void>): Promise<void> {
    entry.stop.abort()
    entry.stop = new AbortController()
    const { signal } = entry.stop
    try {
      await deed(signal)
    } catch (problem) {
      if (signal.aborted) return
      if (!isRefusal(problem, 'notFound')) return set(entry, { state: 'failed', problem })
      // After three days without a piece the gateway has forgotten it.
      entry.upload_id = undefined
      known.forget(entry.upload.video_id)
      set(entry, { state: 'failed', sent: 0, problem: new StudioProblem('refused', wording.forgotten) })
    }
  }

  /** Retries after network failures until one try gets through. */
  async function patiently<Result>(
    entry: Entry,
    signal: AbortSignal,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const { state } = entry.upload
    for (let tries = 0; ; tries += 1) {
      try {
        const result = await send()
        if (entry.upload.state === 'waiting') set(entry, { state, problem: undefined })
        return result
      } catch (problem) {
        if (signal.aborted || !isOfLine(problem)) throw problem
        entry.speed.forget()
        set(entry, { state: 'waiting', problem, secondsLeft: undefined })
        await lineWait(backOff(tries), signal)
      }
    }
  }

  async function bring(entry: Entry, signal: AbortSignal): Promise<void> {
    set(entry, { state: 'checking', problem: undefined, other: undefined })
    let film = await knownFilm(entry, signal)
    if (film === undefined) return
    if (film.state === 'coming' && film.received < film.bytes) {
      const { file } = entry.upload
      if (!file) return set(entry, { state: 'fileNeeded', sent: film.received })
      entry.speed.forget()
      set(entry, { state: 'sending', sent: film.received })
      film = await sendPieces(film, file, {
        signal,
        patiently: (send) => patiently(entry, signal, send),
        onSent: (sent) => {
          entry.speed.note(sent, performance.now())
          set(entry, { sent, secondsLeft: entry.speed.secondsLeft(entry.upload.bytes) })
        },
      })
    }
    await read(entry, film, signal)
  }

  /** What the gateway has of a film. Undefined: no file has been chosen. */
  async function knownFilm(entry: Entry, signal: AbortSignal): Promise<Film | undefined> {
    const { upload_id } = entry
    if (upload_id !== undefined) return patiently(entry, signal, () => filmState(upload_id, signal))
    const { file, video_id, title, bytes } = entry.upload
    if (!file) return undefined
    const print = await fingerprintOf(file)
    const file_name = [...file.name].slice(-NAME_SIGNS).join('').trim()
    const film = await patiently(entry, signal, () => beginFilm(file_name, bytes, signal))
    entry.upload_id = film.upload_id
    entry.print = print
    known.keep({ video_id, title, upload_id: film.upload_id, file_name, bytes, print })
    return film
  }

  async function read(entry: Entry, film: Film, signal: AbortSignal): Promise<void> {
    const { upload_id } = film
    set(entry, { state: 'reading', sent: film.bytes, problem: undefined, secondsLeft: undefined })
    const began = performance.now()
    let now = film
    if (now.state === 'coming') now = await patiently(entry, signal, () => finishFilm(upload_id, signal))
    for (let ms = ASK_MS; now.state === 'reading'; ms = Math.min(ASK_MOST_MS, ms * 2)) {
      await lineWait(ms, signal)
      now = await patiently(entry, signal, () => filmState(upload_id, signal))
      if (performance.now() - began > SLOW_MS) set(entry, { isSlow: true })
    }
    if (now.state === 'refused' || now.file_id === null) {
      known.forget(entry.upload.video_id)
      dropFilm(upload_id)
      entry.upload_id = undefined
      return set(entry, {
        state: 'refused',
        file: undefined,
        problem: new StudioProblem('refused', now.problem),
      })
    }
    entry.file_id = now.file_id
    await give(entry, signal, { isWanted: false })
  }

  async function give(entry: Entry, signal: AbortSignal, { isWanted }: { isWanted: boolean }): Promise<void> {
    const { file_id } = entry
    if (file_id === undefined) return
    const { video_id } = entry.upload
    set(entry, { state: 'using', problem: undefined })
    try {
      const isGiven = await giveFilm({ video_id, file_id, isWanted }, signal)
      if (isGiven) {
        known.forget(video_id)
        // Whatever is chosen now is another film.
        entry.upload_id = undefined
      }
      set(entry, { state: isGiven ? 'used' : 'read' })
    } catch (problem) {
      if (!signal.aborted) set(entry, { state: 'read', problem })
    }
  }

  /** Resumes with a file if it is the same one; reports another one. */
  async function compare(entry: Entry, file: File): Promise<void> {
    const { state } = entry.upload
    set(entry, { state: 'checking', problem: undefined, other: undefined })
    let isSame = false
    await run(entry, async (signal) => {
      const print = await fingerprintOf(file)
      // It has been dropped meanwhile.
      signal.throwIfAborted()
      isSame = print === entry.print
      if (isSame) set(entry, { file })
      else set(entry, { state, other: file })
    })
    if (isSame) await run(entry, (signal) => bring(entry, signal))
  }

  function begin({ video_id, title }: Lesson, file: File): void {
    const { name: file_name, size: bytes } = file
    const entry = add({ video_id, title, file_name, bytes, sent: 0, state: 'checking', file })
    const problem = problemOf(file)
    if (problem) set(entry, { state: 'refused', file: undefined, problem })
    else void run(entry, (signal) => bring(entry, signal))
  }

  const withEntry = (deed: (entry: Entry) => void) => (video_id: number) => {
    const entry = entries.get(video_id)
    if (entry) deed(entry)
  }

  return {
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(lesson, file) {
      const entry = entries.get(lesson.video_id)
      if (entry?.upload_id === undefined) return begin(lesson, file)
      const problem = problemOf(file)
      if (problem) set(entry, { problem })
      else void compare(entry, file)
    },
    changeOver: withEntry((entry) => {
      const { upload_id, upload } = entry
      remove(entry)
      if (upload_id !== undefined) dropFilm(upload_id)
      if (upload.other) begin(upload, upload.other)
    }),
    pause: withEntry((entry) => {
      entry.stop.abort()
      set(entry, { state: 'paused', secondsLeft: undefined })
    }),
    goOn: withEntry((entry) => void run(entry, (signal) => bring(entry, signal))),
    drop: withEntry((entry) => {
      remove(entry)
      if (entry.upload_id !== undefined) dropFilm(entry.upload_id)
    }),
    use: withEntry((entry) => void run(entry, (signal) => give(entry, signal, { isWanted: true }))),
    restore() {
      for (const one of known.read()) {
        const { video_id, title, file_name, bytes } = one
        const entry = add({ video_id, title, file_name, bytes, sent: 0, state: 'checking' }, one)
        void run(entry, (signal) => bring(entry, signal)).then(() => {
          // The gateway has deleted it, and there is no file to start again with.
          if (entry.upload_id === undefined && entry.upload.state === 'failed') remove(entry)
        })
      }
    },
    close() {
      for (const { stop } of entries.values()) stop.abort()
    },
  }
}
