import { type AnyBlockView, type Host, HostProvider, PageFactsProvider, viewProps } from '@yingzao/renderer'
import type { Block } from '@yingzao/schema/client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { SITE, TITLE } from './draw-block'
import { fillGaps } from './fill-gaps'

interface DrawnByReact {
  element: HTMLElement
  takeDown(): void
}

/** Renders a block the way the Studio's canvas does, outside the document, and waits for the host's answers. */
export async function drawByReact(view: AnyBlockView, block: Block, host: Host): Promise<DrawnByReact> {
  fillGaps()
  const element = document.createElement('div')
  const root = createRoot(element)
  const View = view.view
  await act(async () =>
    root.render(
      <HostProvider value={host}>
        <PageFactsProvider value={{ title: TITLE, images: {}, site: SITE, firstImageBlock: undefined }}>
          <View {...viewProps(block)} />
        </PageFactsProvider>
      </HostProvider>,
    ),
  )
  // A part of it may be a separate chunk.
  await act(() => vi.dynamicImportSettled())
  return { element, takeDown: () => act(() => root.unmount()) }
}
