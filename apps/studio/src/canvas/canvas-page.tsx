import { HostProvider, PageFactsProvider } from '@yingzao/renderer'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CanvasSession } from './canvas-api'
import { CanvasContext } from './canvas-context'
import { createEditHost } from './edit-host'
import { NearBlocks } from './near/near-blocks'
import { PageBlock } from './near/page-block'
import { Overlay, type OverlayHandle } from './overlay/overlay'
import { showSelected } from './show-selected'
import { shownFor } from './shown'
import { useEdited } from './use-edited'
import { useHead, useLook, useTheme } from './use-look'

interface CanvasPageProps {
  session: CanvasSession
  handle: RefObject<OverlayHandle | null>
}

/** The page as visitors would see it, re-rendered only where it changed, with the marks over it. */
export function CanvasPage({ session, handle }: CanvasPageProps) {
  const { editor, code, pagesOrigin, companyTheme } = session
  const { tree, ids } = useEdited(editor)
  const facts = useSyncExternalStore(session.subscribeToFacts, session.facts)
  const look = useSyncExternalStore(session.subscribeToLook, session.look)
  const host = useMemo(() => createEditHost(code, pagesOrigin), [code, pagesOrigin])
  const [near] = useState(() => new NearBlocks())
  const { page } = tree
  useLook(look)
  useHead(page)
  useTheme(page.extra.theme, companyTheme)
  // After every change: a block that was re-rendered shows what its document says, not what is selected.
  const shown = useMemo(() => shownFor(tree, ids), [tree, ids])
  useLayoutEffect(() => showSelected(document, shown), [shown])
  useEffect(() => near.open(), [near])
  return (
    <CanvasContext value={session}>
      <HostProvider value={host}>
        <PageFactsProvider value={facts}>
          <main className="yz-page" data-cv-owner="" data-cv-slot='["children"]'>
            {page.page_schema.map((block) => (
              <PageBlock key={block.id} block={block} isWanted={shown.around.has(block.id)} near={near} />
            ))}
          </main>
        </PageFactsProvider>
      </HostProvider>
      <Overlay tree={tree} ids={ids} look={look} handle={handle} />
    </CanvasContext>
  )
}
