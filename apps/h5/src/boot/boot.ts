import type { Host, Live, LivePage } from '@yingzao/renderer'
import type { Listener } from './events'

/** What the inline boot leaves for the chunks that come later, as `window.yingzao`. */
export interface Boot extends LivePage {
  /** Corrects the clock when a later reply tells the server's time. */
  setNow(serverNow: number): void
  /** True when the page's own response told the server's time. */
  knowsTime: boolean
  /** By block name: what lives from the start, inline in the pages that use the block. */
  lives: Record<string, Live>
  /** Numbers of the page's conditions whose rule is known to hold, see ask-rules.ts. */
  rules: Record<number, boolean>
  /** Asks for the rules of the page that is shown now; there once a page has come that has any. */
  askRules?: (come?: { isPainted: boolean }) => void
  /** Taps on blocks that do not live yet, and on actions before their code is there: none is lost. */
  taps: HTMLElement[]
  /** Looks again which of the page's conditions hold; call it after a change of login or rules. */
  mark(): void
  /** Counts a view of the page that is shown now; and says how long it lasted when it is left (visit.ts). */
  view(): void
  leave(ev: 'hidden' | 'leave'): void
  /** The view that is shown now, as it is counted; a preview has none. */
  shown?: { page_id: string; session_id: string; view_seq: number }
  /** Notes that something happened to a block, for our own count and for who hears of it (events.ts). */
  event: Listener
  /** The one that hears of every event of the view, those before it too. */
  hear(listener: Listener): void
  /** `uploadId` of what was tapped last, in whichever page of this document (visit.ts); a lead is sent with it. */
  uploadId?: string
  /** Set by the main chunk: says a line over the page. */
  toast?: Host['toast']
  /** Notes a tap for later, until the main chunk answers in its place. */
  onTap: (element: HTMLElement) => void
}

declare global {
  interface Window {
    yingzao: Boot
  }
}
