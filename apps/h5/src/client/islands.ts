import { lives, islands as views } from '@yingzao/blocks/view'
import type { Host, LivePage, Stop } from '@yingzao/renderer'
import { whenIdle } from './when-idle'

/** A block this far below the screen starts to wake, or to live. */
const NEAR = '200px 0px'

export interface Islands {
  /** Starts to watch over the islands of a page that has just come. */
  start(within: ParentNode): void
  /** A tap on an island that sleeps: it wakes, then gets the tap it missed. */
  tap(element: HTMLElement): void
  /** Takes every island down, before their page goes. */
  stop(): void
}

/**
 * Wakes islands, and lets blocks live that need no React, each when its mode says so, each from its own chunk. `onFail`
 * hears of a chunk that did not come.
 */
export function createIslands(host: Host, page: LivePage, onFail: (error: unknown) => void): Islands {
  const waking = new Map<HTMLElement, Promise<Stop | undefined>>()
  const living = new Map<HTMLElement, Promise<Stop | undefined>>()

  function wake(island: HTMLElement): Promise<unknown> {
    let awake = waking.get(island)
    if (!awake) {
      awake = wakeNow(island, host, onFail)
      waking.set(island, awake)
    }
    return awake
  }

  /** A block may do both: what moves in it by itself does not wait for what answers. */
  function begin(block: HTMLElement): void {
    if (block.dataset.live !== undefined) enliven(block)
    if (block.dataset.island !== undefined) void wake(block)
  }

  function enliven(block: HTMLElement): void {
    if (!living.has(block)) living.set(block, liveNow(block, host, page, onFail))
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        begin(target as HTMLElement)
      }
    },
    { rootMargin: NEAR },
  )

  return {
    start(within) {
      for (const block of within.querySelectorAll<HTMLElement>('[data-live]')) {
        if (block.dataset.live === 'near') near.observe(block)
        // Inline scripts run in the page that was loaded, and not in those that come after it.
        else if (within !== document) enliven(block)
      }
      for (const island of within.querySelectorAll<HTMLElement>('[data-island]')) {
        const mode = island.dataset.island
        if (mode === 'load') void wake(island)
        else if (mode === 'idle') whenIdle(() => void wake(island))
        else if (mode === 'visible') near.observe(island)
      }
    },
    tap(element) {
      const island = element.closest<HTMLElement>('[data-island]')
      if (island) void wake(island).then(() => isMissed(element) && element.click())
    },
    stop() {
      near.disconnect()
      for (const begun of [waking, living]) {
        for (const block of begun.values()) void block.then((stop) => stop?.())
        begun.clear()
      }
    },
  }
}

async function wakeNow(
  island: HTMLElement,
  host: Host,
  onFail: (error: unknown) => void,
): Promise<Stop | undefined> {
  const { block = '', id = '', props = '{}' } = island.dataset
  try {
    const load = views[block]
    if (!load) throw new Error(`No chunk is registered for "${block}".`)
    const [view, { wakeIsland }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "wake" */ '@yingzao/renderer/client'),
    ])
    // The page may have gone while the chunks came.
    if (!island.isConnected) return undefined
    const takeDown = await wakeIsland(island, view, JSON.parse(props), outlining(host, island))
    island.dataset.awake = ''
    return takeDown
  } catch (error) {
    // What the server drew stays as it is: readable, and still ticking where the boot ticks it.
    host.report({ blockId: id, name: block, error })
    onFail(error)
    return undefined
  }
}

async function liveNow(
  element: HTMLElement,
  host: Host,
  page: LivePage,
  onFail: (error: unknown) => void,
): Promise<Stop | undefined> {
  const { block = '', id = '' } = element.dataset
  try {
    const { live } = (await lives[block]?.()) ?? {}
    // The page may have gone while the chunk came.
    return element.isConnected ? live?.(element, page) : undefined
  } catch (error) {
    // It stands as the server drew it.
    host.report({ blockId: id, name: block, error })
    onFail(error)
    return undefined
  }
}

/** The host of a block in a preview: when it fails and is gone, an outline says which it was and why. */
function outlining(host: Host, island: HTMLElement): Host {
  if (!document.documentElement.classList.contains('yz-preview')) return host
  return {
    ...host,
    report(failure) {
      host.report(failure)
      // A fault that React has mended leaves the block where it is.
      if (island.childElementCount > 0) return
      island.classList.add('yz-failed')
      island.textContent = `${failure.name}：${String(failure.error)}`
    },
  }
}

/**
 * A field took the tap by itself: playing it again would untick a box that the visitor has ticked. So did a form's
 * button: what it sends is on its way.
 */
function isMissed(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('input,select,textarea,label,[type=submit]')
}
