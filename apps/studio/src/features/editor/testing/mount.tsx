import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { mediaQuery, NoObserver, stylesOfElements } from '../../../testing/jsdom-gaps'
import type { EditorSession } from '../session/editor-session'
import { SessionContext } from '../session/session-context'

/** Renders a part of the editor in jsdom. */
export async function mount(session: EditorSession, node: ReactNode) {
  fillGaps()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  // There is no gateway here, so nothing is retried.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <QueryClientProvider client={client}>
            <SessionContext value={session}>{node}</SessionContext>
          </QueryClientProvider>
        </App>
      </ConfigProvider>,
    ),
  )
  return {
    place,
    async [Symbol.asyncDispose]() {
      await act(async () => root.unmount())
      place.remove()
    },
  }
}

/** Adds to jsdom what antd needs from a browser. */
export function fillGaps(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  globalThis.matchMedia ??= (media) => mediaQuery(media, false)
  globalThis.ResizeObserver ??= NoObserver
  Element.prototype.scrollIntoView ??= () => undefined
  if (globalThis.CSS === undefined) {
    Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
  }
  window.getComputedStyle = stylesOfElements()
}
