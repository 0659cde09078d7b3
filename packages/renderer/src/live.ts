import type { Container } from '@yingzao/schema/client'
import type { Host } from './host'

/**
 * When a block begins to live: `start` with the page, from lines written into it, for what must be right when first
 * seen; `soon` when the page can load scripts, from its own chunk, wherever the block is; `near` when it comes near the
 * screen, also from such a chunk. In the page the latter are called `far` when they are so far down that their chunk
 * waits for somebody to scroll.
 */
export type LiveMode = 'start' | 'soon' | 'near'

/**
 * A block's `live.ts`: how the server's markup moves and responds by itself, in plain DOM and without React. It is
 * given nothing but the markup, where the view has written what it needs. One that comes as a chunk may ask for a
 * `NearPage`.
 */
export interface Live<Page extends LivePage = LivePage> {
  /**
   * Runs once for each block of its kind. The returned function ends what would otherwise run on after the page has
   * gone.
   */
  live(block: HTMLElement, page: Page): Stop | undefined
}

export type Stop = () => void

/** What a block without React knows about its page. */
export interface LivePage {
  /** Milliseconds by the server's clock. */
  now(): number
  container: Container
  /** Opens a popup by the id of its block. */
  openPopup(id: string): void
  /** Calls `look` at once and then every second until it returns true, as it must once its block has gone. */
  everySecond(look: () => boolean): void
  /** Loads a waiting image (`Picture`) now, before it is near the screen. Any other stays as it is. */
  loadImage(image: HTMLImageElement): void
  /** What was tapped while the page was still loading, for blocks that live from its start: they respond to it then. */
  taps: readonly HTMLElement[]
}

/** What it also knows when it comes as a chunk: by then its page can do everything that a host does. */
export interface NearPage extends LivePage, Omit<Host, 'now' | 'capability' | 'report'> {}

/**
 * The lives by block name, as chunks. Those that begin with the page are chunks only where a page arrives without a
 * load.
 */
export type LazyLives = Readonly<Record<string, () => Promise<Live<NearPage>>>>
