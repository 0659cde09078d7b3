import type { LivePage } from '@yingzao/renderer'
import { vi } from 'vitest'

/** The page around a block that lives without React, in the hands of a test. */
export interface TestPage extends LivePage {
  openPopup: ReturnType<typeof vi.fn<LivePage['openPopup']>>
  /** What the boot does every second. */
  tick(): void
  /** How many are still looking. */
  looks(): number
}

interface TestPageOptions extends Partial<Pick<LivePage, 'container'>> {
  /** `Date.now()` unless told. */
  now?: () => number
}

/** Makes one that looks at its blocks when the test says so. */
export function createTestPage({ now = () => Date.now(), container = 'mb' }: TestPageOptions = {}): TestPage {
  const looks = new Set<() => boolean>()
  return {
    now,
    container,
    openPopup: vi.fn(),
    everySecond: (look) => void (look() || looks.add(look)),
    tick() {
      for (const look of looks) if (look()) looks.delete(look)
    },
    looks: () => looks.size,
  }
}
