import { HostProvider, PageFactsProvider } from '@yingzao/renderer'
import { type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { BlockNode } from './block-node'
import type { CanvasHandle, CanvasSession } from './canvas-api'
import { CanvasContext } from './canvas-context'
import { createEditHost } from './edit-host'
import { Overlay } from './overlay/overlay'
import { showSelected } from './show-selected'
import { shownFor } from './shown'
import { useHead, useLook } from './use-look'

interface CanvasPageProps {
  session: CanvasSession
  handle: RefObject<CanvasHandle | null>
}

/** The page as visitors would see it, drawn anew where it changed and nowhere else, and the marks over it. */
export function CanvasPage({ session, handle }: CanvasPageProps) {
  const { editor, code } = session
  const tree = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.tree,
  )
  const { ids } = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.selection,
  )
  const facts = useSyncExternalStore(session.subscribeToFacts, session.facts)
  const look = useSyncExternalStore(session.subscribeToLook, session.look)
  const host = useMemo(() => createEditHost(code), [code])
  const { page } = tree
  useLook(look)
  useHead(page)
  // After every change: a block that was drawn anew shows what its document says, not what is selected.
  useLayoutEffect(() => showSelected(document, shownFor(tree, ids)), [tree, ids])
  return (
    <CanvasContext value={session}>
      <HostProvider value={host}>
        <PageFactsProvider value={facts}>
          <main className="yz-page" data-cv-owner="" data-cv-slot='["children"]'>
            {page.page_schema.map((block) => (
              <BlockNode key={block.id} block={block} />
            ))}
          </main>
        </PageFactsProvider>
      </HostProvider>
      <Overlay tree={tree} ids={ids} look={look} handle={handle} />
    </CanvasContext>
  )
}
