import type { LivePage, NearPage } from '@yingzao/renderer'
import { vi } from 'vitest'
import { fillGaps } from './fill-gaps'
import { createTestHost, type TestHost } from './wake-block'

/**
 * The page around a block that lives without React, controlled by a test. What a host does is for the test to answer.
 */
export interface TestPage extends Omit<NearPage, keyof TestHost | 'openPopup'>, TestHost {
  openPopup: ReturnType<typeof vi.fn<LivePage['openPopup']>>
  /** What the boot does every second. */
  tick(): void
  /** How many are still looking. */
  looks(): number
}

interface TestPageOptions extends Partial<Pick<LivePage, 'container' | 'taps'>> {
  /** `Date.now()` by default. */
  now?: () => number
}

/** Makes a page that looks at its blocks when the test says so. */
export function createTestPage({ now, container = 'mb', taps = [] }: TestPageOptions = {}): TestPage {
  fillGaps()
  const looks = new Set<() => boolean>()
  return {
    ...createTestHost(now && { now }),
    container,
    taps,
    openPopup: vi.fn(),
    everySecond: (look) => void (look() || looks.add(look)),
    loadImage(image) {
      const { src } = image.dataset
      if (!src) return
      image.src = src
      delete image.dataset.src
    },
    tick() {
      for (const look of looks) if (look()) looks.delete(look)
    },
    looks: () => looks.size,
  }
}
