import type { AnyBlockView } from '@yingzao/renderer'
import { createTestHost, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

/** A drawn row of slides and what a test does with it. */
export interface TestRow {
  island: HTMLElement
  named(label: string): HTMLButtonElement | null
  tap(label: string): Promise<void>
  /** Pixels that the row has been scrolled by. */
  scrolled(): number | undefined
}

export function rowIn(island: HTMLElement): TestRow {
  const named = (label: string) => island.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
  return {
    island,
    named,
    tap: (label) => act(async () => named(label)?.click()),
    scrolled: () => island.querySelector('.yz-carousel__track')?.scrollLeft,
  }
}

/** Draws the block and wakes it. */
export async function wakeRow(view: AnyBlockView, props: object): Promise<TestRow> {
  const island = drawBlock(view, props)
  await wakeBlock(island, view, createTestHost())
  return rowIn(island)
}

/** For the tests of a file: time stands, and every box is as wide as this, in pixels. */
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
