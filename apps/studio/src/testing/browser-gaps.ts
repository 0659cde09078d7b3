import { vi } from 'vitest'
import { mediaQuery, NoObserver, stylesOfElements } from './jsdom-gaps'

/** What a screen causes apart from what it renders. */
export interface SideEffects {
  /** Files that were handed to the browser to be saved. */
  saved: { name: string; bytes: Blob }[]
  /** Texts that were put on the clipboard. */
  copied: string[]
  /** Addresses that were opened in new windows. */
  opened: string[]
  /** How often the page was left for another one. */
  left: number
  /** What was written on the console. */
  noise: string[]
}

/** jsdom does not navigate, and reports attempts to whoever created it. Vitest exposes it. */
declare const jsdom: {
  virtualConsole: {
    on(name: 'jsdomError', listener: (problem: Error) => void): void
    removeAllListeners(): void
  }
}
const LEAVING = /Not implemented: navigation/

/** An element that browsers know and jsdom does not. */
const YOUNG_TAG = /^The tag <%s> is unrecognized in this browser.* search$/s

/** Adds to jsdom what the Studio and antd need of a browser. Collects everything written to the console. */
export function fillBrowser(): SideEffects {
  const around: SideEffects = { saved: [], copied: [], opened: [], left: 0, noise: [] }
  // From a test that failed before it could restore them.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  jsdom.virtualConsole.removeAllListeners()
  jsdom.virtualConsole.on('jsdomError', ({ message }) => {
    if (LEAVING.test(message)) around.left += 1
    else around.noise.push(message)
  })
  // Tests that render a part by itself share the worker, and want every change wrapped in `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // No animations: what is closed is gone at once.
  vi.stubGlobal('matchMedia', (media: string) => mediaQuery(media, media.includes('reduced-motion')))
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  Element.prototype.scrollIntoView = () => undefined
  // Before the spy takes its place.
  const styles = stylesOfElements()
  vi.spyOn(window, 'getComputedStyle').mockImplementation(styles)
  takeFiles(around)
  vi.stubGlobal('focus', () => undefined)
  vi.stubGlobal('open', () => ({
    close: () => undefined,
    location: { replace: (address: string) => void around.opened.push(address) },
  }))
  // jsdom does not load images, and fires no event for them.
  vi.stubGlobal(
    'Image',
    class {
      onerror?: () => void
      set src(_address: string) {
        queueMicrotask(() => this.onerror?.())
      }
    },
  )
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void around.copied.push(text) },
  })
  for (const level of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      const text = said.map((part) => (part instanceof Error ? part.message : String(part))).join(' ')
      if (!YOUNG_TAG.test(text)) around.noise.push(text)
    })
  }
  return around
}

/** Fakes addresses of blobs, and links that save them. */
function takeFiles(around: SideEffects): void {
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:http://studio.test/${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  const { click } = HTMLElement.prototype
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = blobs.get(this.href)
    if (this.download && bytes) around.saved.push({ name: this.download, bytes })
    else click.call(this)
  })
}
