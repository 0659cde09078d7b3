import { useRef, useSyncExternalStore } from 'react'
import type { EditorSession } from '../session/editor-session'
import { useSession } from '../session/session-context'
import { checkInWorker } from './check-in-worker'
import { createFindingStore, type FindingState, type FindingStore } from './finding-store'
import type { LocatedFinding } from './locate-findings'

const stores = new WeakMap<EditorSession, FindingStore>()
const NONE: readonly LocatedFinding[] = []

/** Returns what the checks say about the page: one check for all callers. */
export function useFindings(): FindingState {
  const store = useFindingStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Returns what they say about one block. The same list until its content changes. */
export function useBlockFindings(id: string | undefined): readonly LocatedFinding[] {
  const store = useFindingStore()
  const keep = useKept()
  return useSyncExternalStore(store.subscribe, () => keep((id && store.get().byBlock.get(id)) || NONE))
}

/** Returns what they say about one setting of a block. */
export function useFindingsAt(id: string | undefined, at: string): readonly LocatedFinding[] {
  const store = useFindingStore()
  const keep = useKept()
  return useSyncExternalStore(store.subscribe, () => {
    const findings = (id !== undefined && store.get().byBlock.get(id)) || NONE
    return keep(findings.filter((finding) => finding.at === at))
  })
}

/** Returns what they say about one setting of the page itself. */
export function usePageFindings(at: string): readonly LocatedFinding[] {
  const store = useFindingStore()
  const keep = useKept()
  return useSyncExternalStore(store.subscribe, () =>
    keep(store.get().findings.filter((finding) => finding.blockId === undefined && finding.at === at)),
  )
}

export function useFindingStore(): FindingStore {
  const session = useSession()
  const known = stores.get(session)
  if (known !== undefined) return known
  return keepFindingStore(session, storeFor(session))
}

/** Makes this the store that all parts of the editor ask. */
export function keepFindingStore(session: EditorSession, store: FindingStore): FindingStore {
  stores.set(session, store)
  return store
}

function storeFor({
  editor,
  linkHosts,
  facts,
  drafts,
  scripts,
  env,
  advisers,
  list,
  products,
}: EditorSession): FindingStore {
  return createFindingStore({
    checker: checkInWorker(),
    page: () => editor.page,
    subscribeToPage: (changed) => editor.subscribe(changed),
    subscribeToFacts: facts.subscribe,
    request() {
      const { images, videos } = facts.files()
      const { site } = facts.get()
      return {
        page: drafts.settled(editor.page),
        linkHosts,
        facts: { images, videos, site, advisers, ...list, products, env, scripts },
      }
    },
  })
}

/** Every check creates new objects; only a different content needs re-rendering. */
function useKept() {
  const kept = useRef<readonly LocatedFinding[]>(NONE)
  return (fresh: readonly LocatedFinding[]): readonly LocatedFinding[] => {
    const isSame =
      fresh.length === kept.current.length &&
      fresh.every((finding, index) => {
        const other = kept.current[index]
        return (
          finding.message === other?.message && finding.at === other.at && finding.severity === other.severity
        )
      })
    if (!isSame) kept.current = fresh
    return kept.current
  }
}
