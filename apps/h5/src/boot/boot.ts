import type { Host, Live, LivePage } from '@yingzao/renderer'
import type { Listener } from './events'

/** What the inline boot provides for the chunks that arrive later, as `window.yingzao`. */
export interface Boot extends LivePage {
  /** Corrects the clock when a later response states the server's time. */
  setNow(serverNow: number): void
  /** True when the page's own response stated the server's time. */
  knowsTime: boolean
  /** By block name: what lives from the start, inline in the pages that use the block. */
  lives: Record<string, Live>
  /** Numbers of the page's conditions whose rule is known to hold, see ask-rules.ts. */
  rules: Record<number, boolean>
  /** Asks for the rules of the current page; set once a page that has any has arrived. */
  askRules?: (come?: { isPainted: boolean }) => void
  /** Taps on blocks that do not live yet, and on actions whose code has not arrived: none is lost. */
  taps: HTMLElement[]
  /** Re-evaluates which of the page's conditions hold; call it after a change of login or rules. */
  mark(): void
  /** Counts a view of the current page; and reports how long it lasted when it is left (visit.ts). */
  view(): void
  leave(ev: 'hidden' | 'leave'): void
  /** The current view, as it is counted; a preview has none. */
  shown?: { page_id: string; session_id: string; view_seq: number }
  /** Records that something happened to a block, for our own count and for whoever listens (events.ts). */
  event: Listener
  /** The one that receives every event of the view, including earlier ones. */
  hear(listener: Listener): void
  /** `uploadId` of what was tapped last, on any page of this document (visit.ts); a lead is sent with it. */
  uploadId?: string
  /** Set by the main chunk: shows a message over the page. */
  toast?: Host['toast']
  /** Stores a tap for later, until the main chunk takes over and handles it. */
  onTap: (element: HTMLElement) => void
}

declare global {
  interface Window {
    yingzao: Boot
  }
}
