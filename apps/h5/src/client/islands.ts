import { views } from '@yingzao/blocks/view'
import type { Host } from '@yingzao/renderer'

/** An island this far below the screen starts to wake. */
const NEAR = '200px 0px'

/** Wakes the page's islands, each when its mode says so, each from its own chunk. */
export function installIslands(host: Host): { tap(element: HTMLElement): void } {
  const waking = new Map<HTMLElement, Promise<void>>()

  function wake(island: HTMLElement): Promise<void> {
    let awake = waking.get(island)
    if (!awake) {
      awake = wakeNow(island, host)
      waking.set(island, awake)
    }
    return awake
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: NEAR },
  )
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const mode = island.dataset.island
    if (mode === 'load') void wake(island)
    else if (mode === 'idle') whenIdle(() => void wake(island))
    else if (mode === 'visible') near.observe(island)
  }

  return {
    /** A tap on an island that sleeps: it wakes, then gets the tap it missed. */
    tap(element) {
      const island = element.closest<HTMLElement>('[data-island]')
      if (island) void wake(island).then(() => element.isConnected && element.click())
    },
  }
}

async function wakeNow(island: HTMLElement, host: Host): Promise<void> {
  const { block = '', id = '', props = '{}' } = island.dataset
  try {
    const load = views[block]
    if (!load) throw new Error(`No chunk is registered for "${block}".`)
    const [view, { wakeIsland }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "wake" */ '@yingzao/renderer/client'),
    ])
    await wakeIsland(island, view, JSON.parse(props), host)
    island.dataset.awake = ''
  } catch (error) {
    // What the server drew stays as it is: readable, and still ticking where the boot ticks it.
    host.report({ blockId: id, name: block, error })
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
