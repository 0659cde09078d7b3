import type { ImageInfo } from '@yingzao/contract/client'
import { Component, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnyBlockView, ViewProps } from '../block-view'
import { type Host, HostProvider } from '../host'
import { PageFactsProvider } from '../page-facts'

/** What the server wrote into `data-props` of an island. */
export interface IslandData extends ViewProps<unknown> {
  images: Record<string, ImageInfo>
  first?: 1
}

/**
 * Hydrates one island in the element the server rendered it in. It has its own root, with the same id prefix as on the
 * server, so that ids agree and nothing around it is touched. A block that throws is removed from its frame and
 * reported; the rest of the page stays. Resolves when the island responds to taps, with a function that unmounts it.
 */
export function wakeIsland(
  element: HTMLElement,
  view: AnyBlockView,
  data: IslandData,
  host: Host,
): Promise<() => void> {
  const { images, first, ...props } = data
  const View = view.view
  const report = (error: unknown) => host.report({ blockId: data.id, name: view.name, error })
  const facts = { title: '', images, firstImageBlock: first && data.id, site: NO_SITE }
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <Awake onAwake={() => resolve(() => root.unmount())}>
        <Boundary>
          <HostProvider value={host}>
            <PageFactsProvider value={facts}>
              <View {...props} />
            </PageFactsProvider>
          </HostProvider>
        </Boundary>
      </Awake>,
      // With these handlers React reports nothing itself: one fault, one report.
      { identifierPrefix: data.id, onRecoverableError: report, onCaughtError: report },
    )
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // Runs after the effects of everything inside, so a tap that is played again finds its listeners.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island has woken.
  useEffect(onAwake, [])
  return children
}

/** Company data is rendered by blocks that never wake (the footer), so islands do not carry it. */
const NO_SITE = { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
