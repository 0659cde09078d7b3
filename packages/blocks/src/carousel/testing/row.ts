import type { AnyBlockView, Stop } from '@yingzao/renderer'
import { createTestPage, type DrawOptions, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, vi } from 'vitest'
import { liveRow } from '../live-row'

/** A row of slides that lives, and what a test does with it. */
export interface TestRow {
  block: HTMLElement
  named(label: string): HTMLButtonElement | null
  tap(label: string): void
  /** Pixels that the row has been scrolled by. */
  scrolled(): number | undefined
  /** Label of the dot for the stop in front. */
  current(): string | null | undefined
  /** For each slide, copies included, whether its picture has its address. */
  fetched(): boolean[]
  stop: Stop | undefined
}

export function liveRowOf(view: AnyBlockView, props: object, options?: DrawOptions): TestRow {
  const page = createTestPage()
  const block = drawBlock(view, props, options)
  const named = (label: string) => block.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
  return {
    block,
    named,
    tap: (label) => named(label)?.click(),
    scrolled: () => block.querySelector('.yz-carousel__track')?.scrollLeft,
    current: () => block.querySelector('[aria-current]')?.getAttribute('aria-label'),
    fetched: () => [...block.querySelectorAll('picture img')].map((image) => !image.hasAttribute('data-src')),
    stop: liveRow(block, page),
  }
}

/** For the tests of a file: time stands still, and every box is this wide, in pixels. */
export function stopTimeInRowsOf(widthPx: number): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
