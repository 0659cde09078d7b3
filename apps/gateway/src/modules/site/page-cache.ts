import type { Context } from '../../context'
import type { RunningExperiment } from '../experiments'
import type { PublishedPages, visitorPages } from '../pages'
import type { Recorder } from '../renderings'
import type { Currency } from './currency'
import type { DefaultPages } from './default-pages'
import { FOR_ONE, type KeptFor } from './kept'
import { type Absent, createPageMemory } from './page-memory'
import { UNAVAILABLE, unlessFailed, within } from './patience'
import {
  type EncodedPage,
  type LoadedPage,
  recordServed,
  type ServedPage,
  servedPage,
  servedWith,
} from './served-page'
import type { Snapshots } from './snapshots'

/** How long a visitor waits for a slow database before a copy on disk is used instead. */
const PATIENCE_MS = 250
/** How long a copy from disk is served before the database is asked again. */
const STALE_MS = 1_000

export interface PageCache extends visitorPages.PageWatcher {
  /** The page if it is in memory: the path of nearly every visit. */
  get(code: string): ServedPage | undefined
  /**
   * The page from wherever it is available. Absent: not published, and nothing stands in for it. Throws when neither
   * database nor disk has it.
   */
  load(code: string): Promise<ServedPage | Absent>
  /** Copies those published pages to disk that have no copy of this build there, one after another. Never rejects. */
  copyAll(): Promise<void>
}

/** Whether there is a page, or only the knowledge that there is none. */
export function isServed(page: ServedPage | Absent): page is ServedPage {
  return 'representations' in page
}

/**
 * Published pages in memory, filled on the first visit and emptied by change notices. Where no notice could be received
 * for too long, neither memory nor disk serves anybody, as a page may have been taken down meanwhile.
 */
export function createPageCache(
  { log }: Pick<Context, 'log'>,
  {
    pages,
    experiments,
    snapshots,
    defaults,
    recorder,
    currency,
    kept,
  }: {
    pages: Pick<PublishedPages, 'load' | 'movedTo' | 'codes'>
    experiments: { load(code: string): Promise<RunningExperiment | undefined> }
    snapshots: Snapshots
    defaults: DefaultPages
    /** Keeps what visitors are served. */
    recorder: Pick<Recorder, 'record'>
    currency: Pick<Currency, 'isOver' | 'isLongAgo'>
    kept: KeptFor
  },
): PageCache {
  const memory = createPageMemory()
  const loads = new Map<string, Promise<ServedPage | Absent>>()
  /** Pages whose copy on disk is known to be old, and since when; such a copy serves only when the database fails. */
  const superseded = new Map<string, number>()
  let copies = Promise.resolve()

  /** One query for any number of visitors waiting for the same page. */
  function fetchPage(code: string): Promise<ServedPage | Absent> {
    const running = loads.get(code)
    if (running) return running
    // A load overtaken by a notice is no longer listed: its visitors get it, nobody else does.
    const isCurrent = () => loads.get(code) === load
    const load = fromDatabase(code, isCurrent).finally(() => {
      if (isCurrent()) loads.delete(code)
    })
    loads.set(code, load)
    return load
  }

  async function fromDatabase(code: string, isCurrent: () => boolean): Promise<ServedPage | Absent> {
    const found = await pages.load(code)
    const page = found ? await withExperiment(code, found) : await withoutPublished(code)
    if (isServed(page)) await recordServed(recorder, code, page)
    if (isCurrent()) {
      if (isServed(page)) memory.keep(code, page)
      else memory.keepAbsent(code, page)
      await copyToDisk(code, found, isCurrent)
    }
    return page
  }

  /** Whatever happens to an experiment, visitors get the page. */
  async function withExperiment(code: string, found: EncodedPage): Promise<ServedPage> {
    try {
      const running = await experiments.load(code)
      return running ? servedWith(found, running) : servedPage(found, kept(code))
    } catch (error) {
      log.error(
        { page: code, err: error },
        'The experiment of a page could not be loaded; visitors get the page itself',
      )
      return { ...servedPage(found, FOR_ONE), staleUntil: performance.now() + STALE_MS }
    }
  }

  async function withoutPublished(code: string): Promise<ServedPage | Absent> {
    const movedTo = await pages.movedTo(code)
    const page = movedTo === undefined ? await defaults.find(code) : undefined
    return page ?? { movedTo }
  }

  /** One after another, so that an earlier copy never overwrites a later one. */
  function copyToDisk(code: string, found: LoadedPage | undefined, isCurrent: () => boolean): Promise<void> {
    const copy = async () => {
      if (!isCurrent()) return
      await (found ? snapshots.write(code, found) : snapshots.remove(code))
      // A notice may have come while it was being written: then the copy is already old.
      if (isCurrent()) superseded.delete(code)
    }
    copies = copies.then(copy).catch((error: unknown) => {
      log.warn({ page: code, err: error }, 'Could not renew the copy of a page on disk')
    })
    return copies
  }

  /** A copy that is known to be old may serve for a while only. */
  function isOutlived(code: string): boolean {
    const since = superseded.get(code)
    return since !== undefined && currency.isLongAgo(since)
  }

  function supersede(code: string): void {
    if (!superseded.has(code)) superseded.set(code, performance.now())
  }

  async function fromDisk(code: string): Promise<ServedPage | undefined> {
    if (isOutlived(code)) return undefined
    const copy = await snapshots.read(code)
    const meanwhile = memory.get(code)
    if (meanwhile || !copy) return meanwhile
    const page = servedPage(copy, kept(code), performance.now() + STALE_MS)
    // The database that would keep it is what is missing; it is kept once that is back.
    void recordServed(recorder, code, page)
    memory.keep(code, page)
    return page
  }

  /** At once rather than at the next visit: a page that was taken down must leave the disk too. */
  async function renew(code: string, isWanted: boolean): Promise<void> {
    if (isWanted || (await snapshots.has(code))) await fetchPage(code)
    else superseded.delete(code)
  }

  /** One after another: visitors, who wait for theirs, come first. */
  async function renewCopies(): Promise<void> {
    const codes = await snapshots.codes()
    for (const code of codes) supersede(code)
    for (const code of codes) await fetchPage(code)
  }

  function drawAllAnew(): void {
    memory.clear()
    loads.clear()
    renewCopies().catch((error: unknown) => {
      log.warn({ err: error }, 'Could not renew every copy on disk; the next visits do')
    })
  }

  function forgetAll(): void {
    defaults.forget()
    drawAllAnew()
  }

  async function removeOldCopies(): Promise<void> {
    const published = new Set(await pages.codes())
    for (const code of await snapshots.codes()) {
      if (!published.has(code)) await snapshots.remove(code)
    }
  }

  async function copyMissing(): Promise<void> {
    for (const code of await pages.codes()) if (!(await snapshots.isOfBuild(code))) await fetchPage(code)
  }

  return {
    copyAll: () =>
      copyMissing().catch((error: unknown) => {
        log.warn({ err: error }, 'Not every page could be copied to the disk; visits copy the others')
      }),
    get: (code) => {
      if (currency.isOver()) return undefined
      const page = memory.get(code)
      if (page?.staleUntil === undefined) return page
      if (isOutlived(code)) return undefined
      if (page.staleUntil < performance.now()) {
        // This visitor gets the copy all the same; nobody waits for a database that may still be unreachable.
        page.staleUntil = performance.now() + STALE_MS
        fetchPage(code).catch(() => {})
      }
      return page
    },
    load: async (code) => {
      if (currency.isOver()) return fetchPage(code)
      const absent = memory.absent(code)
      if (absent) return absent
      const load = fetchPage(code)
      const outcome = await (superseded.has(code) ? unlessFailed(load) : within(load, PATIENCE_MS))
      if (outcome !== UNAVAILABLE) return outcome
      return (await fromDisk(code)) ?? load
    },
    pageChanged: (code) => {
      const isWanted = memory.get(code) !== undefined || loads.has(code)
      memory.drop(code)
      loads.delete(code)
      supersede(code)
      renew(code, isWanted).catch((error: unknown) => {
        log.warn(
          { page: code, err: error },
          'Could not load a page again after it changed; the next visit tries',
        )
      })
    },
    companyChanged: drawAllAnew,
    answersChanged: forgetAll,
    switchesChanged: forgetAll,
    everythingChanged: () => {
      defaults.forget()
      memory.clear()
      loads.clear()
      removeOldCopies().catch((error: unknown) => {
        log.warn({ err: error }, 'Could not look for copies of pages that are no longer published')
      })
    },
  }
}
