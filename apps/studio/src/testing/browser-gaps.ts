import { vi } from 'vitest'
import { mediaQuery, NoObserver, stylesOfElements } from './jsdom-gaps'

/** What a screen brings about beside what it draws. */
export interface SideEffects {
  /** Files that were handed to the browser to be saved. */
  saved: { name: string; bytes: Blob }[]
  /** Texts that were put on the clipboard. */
  copied: string[]
  /** Addresses that were opened in windows of their own. */
  opened: string[]
  /** How often the page was left for another one. */
  left: number
  /** What was written on the console. */
  noise: string[]
}

/** jsdom goes to no other page, and tells whoever started it. Vitest has kept it. */
declare const jsdom: {
  virtualConsole: {
    on(name: 'jsdomError', listener: (problem: Error) => void): void
    removeAllListeners(): void
  }
}
const LEAVING = /Not implemented: navigation/

/** An element that browsers know and jsdom does not. */
const YOUNG_TAG = /^The tag <%s> is unrecognized in this browser.* search$/s

/** Gives jsdom what the Studio and antd ask of a browser. Whatever is said on the console is kept. */
export function fillBrowser(): SideEffects {
  const around: SideEffects = { saved: [], copied: [], opened: [], left: 0, noise: [] }
  // Of a test that failed before it could put it back.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  jsdom.virtualConsole.removeAllListeners()
  jsdom.virtualConsole.on('jsdomError', ({ message }) => {
    if (LEAVING.test(message)) around.left += 1
    else around.noise.push(message)
  })
  // Tests that draw a part by itself share the worker, and want every change asked for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // Nothing moves: what is closed is gone at once.
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
  // jsdom loads no picture, and tells nobody.
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

/** Addresses of blobs, and links that save them. */
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
