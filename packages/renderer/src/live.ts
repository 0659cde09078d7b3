import type { Container } from '@yingzao/schema/client'
import type { Host } from './host'

/**
 * When a block begins to live: `start` with the page, from lines that are written into it, which is for what must be
 * right when it is first seen; `soon` when the page can load scripts, from a chunk of its own, wherever the block stands;
 * `near` when it comes near the screen, from such a chunk too. In the page the latter are called `far` where they stand so
 * far down that their chunk waits for somebody who scrolls.
 */
export type LiveMode = 'start' | 'soon' | 'near'

/**
 * A block's `live.ts`: how what the server drew moves and answers by itself, in plain DOM and without React. It is told
 * nothing but the markup, where the view has written what it needs. One that comes as a chunk may ask for a `NearPage`.
 */
export interface Live<Page extends LivePage = LivePage> {
  /** Runs once for each block of its kind. What it gives back ends what would run on when the page has gone. */
  live(block: HTMLElement, page: Page): Stop | undefined
}

export type Stop = () => void

/** What a block without React knows of the page it stands in. */
export interface LivePage {
  /** Milliseconds by the server's clock. */
  now(): number
  container: Container
  /** Opens a popup by the id of its block. */
  openPopup(id: string): void
  /** Looks at once and then every second until `look` answers true, as it must once its block has gone. */
  everySecond(look: () => boolean): void
  /** Has an image that waits (`Picture`) come now, before it is near the screen. Any other stays as it is. */
  loadImage(image: HTMLImageElement): void
  /** What was tapped while the page was still coming, for blocks that live with its start: they answer it then. */
  taps: readonly HTMLElement[]
}

/** What it knows beside that when it comes as a chunk: by then its page can do all that a host does. */
export interface NearPage extends LivePage, Omit<Host, 'now' | 'capability' | 'report'> {}

/** The lives by block name, as chunks. Those that begin with the page come so only where a page comes without a load. */
export type LazyLives = Readonly<Record<string, () => Promise<Live<NearPage>>>>
