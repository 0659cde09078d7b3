import type { PageWeight } from '@yingzao/checks'
import type { EditedPage } from '@yingzao/editor-core'
import type { Finding } from '@yingzao/schema/client'
import type { Checker } from './check-in-worker'
import type { Checked, CheckRequest } from './check-page'
import type { LocatedFinding } from './locate-findings'

export interface FindingState {
  /** `checking`: the findings are those of an older state of the page. `failed`: the checks themselves failed. */
  status: 'checking' | 'ready' | 'failed'
  findings: readonly LocatedFinding[]
  /** Errors block publishing. */
  counts: Readonly<Record<Finding['severity'], number>>
  byBlock: ReadonlyMap<string, readonly LocatedFinding[]>
  /** Undefined until it is known. */
  weight: PageWeight | undefined
}

export interface FindingStore {
  get(): FindingState
  /** The page is checked while there are listeners; the worker ends with the last of them. */
  subscribe(listener: () => void): () => void
  /** Checks now, after a failure. */
  retry(): void
}

export interface FindingStoreOptions {
  checker: Checker
  page(): EditedPage
  request(): CheckRequest
  subscribeToPage(changed: () => void): () => void
  /** Listens to changes of what is known about the page's files. */
  subscribeToFacts(changed: () => void): () => void
}

/** A key pressed sooner than this still counts as typing. */
const PAUSE_MS = 300

const NONE = { error: 0, warning: 0, info: 0 }
const AT_FIRST: FindingState = {
  status: 'checking',
  findings: [],
  counts: NONE,
  byBlock: new Map(),
  weight: undefined,
}

/** Keeps what the checks say about a page that is being edited. */
export function createFindingStore(options: FindingStoreOptions): FindingStore {
  const { checker, page, request, subscribeToPage, subscribeToFacts } = options
  const listeners = new Set<() => void>()
  let state = AT_FIRST
  let seen: EditedPage | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let stopWatching: (() => void) | undefined
  /** How often the page or its facts have changed. */
  let changes = 0

  function tell(next: Partial<FindingState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  /** Selecting and saving change the editor, but not the page. */
  function changed(): void {
    if (page() === seen) return
    seen = page()
    askSoon()
  }

  function askSoon(): void {
    changes += 1
    if (state.status !== 'checking') tell({ status: 'checking' })
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE_MS)
  }

  /**
   * A page that changes while it is being checked is checked again once the answer has arrived; never two at a time.
   */
  function ask(): void {
    if (isAsking) return
    const asked = changes
    isAsking = true
    checker.check(request()).then(
      (checked) => answered(asked, stateOf(checked)),
      () => answered(asked, { status: 'failed' }),
    )
  }

  function answered(asked: number, next: Partial<FindingState>): void {
    isAsking = false
    if (stopWatching === undefined) return
    clearTimeout(timer)
    if (asked === changes) tell(next)
    else timer = setTimeout(ask, PAUSE_MS)
  }

  function start(): void {
    const stops = [subscribeToPage(changed), subscribeToFacts(askSoon)]
    stopWatching = () => {
      for (const stop of stops) stop()
    }
    changed()
  }

  function stop(): void {
    stopWatching?.()
    stopWatching = undefined
    clearTimeout(timer)
    checker.stop()
    isAsking = false
    seen = undefined
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
    retry() {
      tell({ status: 'checking' })
      ask()
    },
  }
}

function stateOf({ findings, weight }: Checked): FindingState {
  const byBlock = new Map<string, LocatedFinding[]>()
  for (const finding of findings) {
    if (finding.blockId === undefined) continue
    const same = byBlock.get(finding.blockId)
    if (same) same.push(finding)
    else byBlock.set(finding.blockId, [finding])
  }
  const counts = { ...NONE }
  for (const { severity } of findings) counts[severity] += 1
  return { status: 'ready', findings, counts, byBlock, weight }
}
