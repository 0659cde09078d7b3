import type { Client, EventName } from '@yingzao/contract/client'
import type { Action, CommonProps } from '@yingzao/schema/client'

/** What happens on a page and is worth counting. None of these throws, and nothing waits for them. */
export interface Tracking {
  /** What the author of a block wants counted when it is tapped (DOMAIN.md 3.1, steps 1 and 2). */
  tap(statistics: TapStatistics): void
  /** Something that happened to the block with this id (DOMAIN.md 4.1). */
  event(name: EventName, blockId: string, detail?: EventDetail): void
}

/** A tap's own label for Baidu is the third part of `baiduStatistics`; without it, its `actionName`. */
type TapStatistics = Pick<CommonProps, 'baiduStatistics' | 'oaStatistics'> & Pick<Action, 'actionName'>

export interface EventDetail {
  /** Code of a refusal. */
  code?: number | undefined
  /** `actionName` of what was tapped: what its author calls it in statistics. */
  label?: string | undefined
  /** `uploadId` of what was tapped. */
  upload?: string | undefined
}

/** Baidu Tongji's command queue, as its own script knows it. */
export type Hmt = { push(command: unknown[]): unknown }

interface Outside {
  ask: Client['ask']
  isLoggedIn(): boolean
  /** A preview reports nothing. */
  isPreview(): boolean
  /** None when the deployment does not count with Baidu. */
  hmt(): Hmt | undefined
  pageCode(): string
  uid(): string
  /** Registered name of the block with this id. */
  blockName(id: string): string
}

/**
 * Reports to Baidu Tongji where it is on the page, and to our own gateway what `oaStatistics` asks for. An event has
 * the page's code as category, its name as action, and the block as label: `button hero-join 10086 400052 立即加群`, with a
 * dash for anything unknown before something known.
 */
export function createTracking(outside: Outside): Tracking {
  const { ask, isLoggedIn, isPreview, hmt, pageCode, uid, blockName } = outside

  function push(category: string, action: string, label: string): void {
    try {
      hmt()?.push(['_trackEvent', category, action, label])
    } catch {
      // Another company's script: no tap fails because of it.
    }
  }

  return {
    tap({ baiduStatistics, oaStatistics, actionName = '' }) {
      if (isPreview()) return
      if (baiduStatistics) {
        const [category = '', action = '', ...label] = baiduStatistics.split(',')
        push(category.trim(), action.trim(), label.join(',').trim() || actionName)
      }
      if (oaStatistics && isLoggedIn()) {
        ask('browseUpload', { browse_collect_id: oaStatistics }).catch(() => undefined)
      }
    },
    event(name, blockId, { code, label } = {}) {
      if (isPreview()) return
      const known = [blockName(blockId), blockId, uid() || '-', ...(code === undefined ? [] : [code])]
      if (label) known.push(...(code === undefined ? ['-'] : []), label)
      push(pageCode(), name, known.join(' '))
    },
  }
}
