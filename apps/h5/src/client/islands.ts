import { lives, islands as views } from '@yingzao/blocks/view'
import type { Host, LivePage, NearPage, Stop } from '@yingzao/renderer'
import { afterFrame } from './after-frame'
import { holdSends, holdsPhone, sleeperOf } from './hold-sends'
import { fetchLater } from './later-scripts'
import { savesData } from './line'
import { remembers } from './session'
import { createWanted } from './when-wanted'

/** A block this far below the screen comes to life. */
const NEAR = '200px 0px'

export interface Islands {
  /**
   * Fetches the code of what lives in a page that is about to be shown, wherever it is, so that it is right when first
   * seen.
   */
  prepare(page: ParentNode): Promise<unknown>
  /** Starts watching the blocks of a page that has just arrived. */
  start(within: ParentNode): void
  /** A tap on a block that is asleep: it wakes, then gets the tap it missed. */
  tap(element: HTMLElement): void
  /** Takes every block down before their page goes. */
  stop(): void
}

/**
 * Brings blocks that need no React to life when they come near the screen, and wakes the islands that somebody turns
 * to, each from its own chunk. `onFail` is called for a chunk that did not arrive; where the reload that repairs a page
 * would lose a phone number, the form is left to be submitted without React.
 */
export function createIslands(host: Host, boot: LivePage, onFail: (error: unknown) => void): Islands {
  // The host's clock, which requests the time where it is not known.
  const page: NearPage = { ...host, ...boot, now: host.now }
  const begun = new Map<HTMLElement, Promise<Stop | undefined>>()

  /** Wakes an island, or brings a block to life, once. */
  function begin(block: HTMLElement): Promise<unknown> {
    let started = begun.get(block)
    if (!started) {
      started = startBlock(block).catch((error) => {
        // It stays as the server rendered it: readable, and still ticking where the boot updates it.
        const { block: name = '', id: blockId = '' } = block.dataset
        begun.delete(block)
        host.report({ blockId, name, error })
        if (!holdsPhone(block)) onFail(error)
        return undefined
      })
      begun.set(block, started)
    }
    return started
  }

  function startBlock(block: HTMLElement): Promise<Stop | undefined> {
    return block.dataset.island !== undefined ? wakeNow(block, outlining(host, block)) : liveNow(block, page)
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void begin(target as HTMLElement)
      }
    },
    { rootMargin: NEAR },
  )
  const wanted = createWanted((island) => void begin(island))
  let letGo: Stop | undefined

  return {
    prepare: (page) =>
      Promise.all(
        Array.from(page.querySelectorAll<HTMLElement>('[data-live=start],[data-live=soon]'), loadLive),
      ),
    start(within) {
      letGo ??= holdSends(begin)
      for (const block of within.querySelectorAll<HTMLElement>('[data-live]')) {
        if (/near|far/.test(block.dataset.live as string)) near.observe(block)
        // Inline scripts run in the page that was loaded, and not in those that follow it.
        else if (block.dataset.live === 'soon' || within !== document)
          void (block.dataset.island === undefined ? begin(block) : liveNow(block, page))
      }
      // A form's errors are shown by its island, in its own words, or by the gateway's pages.
      for (const form of within.querySelectorAll<HTMLFormElement>('[data-island] form'))
        form.noValidate = true
      const islands = within.querySelectorAll<HTMLElement>('[data-island]')
      // A returning visitor finds what was typed again.
      const isKnown = within !== document || remembers()
      for (const island of islands) if (isKnown || island.dataset.island === 'near') near.observe(island)
      wanted.watch(islands)
      // Whoever starts scrolling will soon reach all of it.
      if (!savesData()) addEventListener('scroll', fetchLater, { once: true, passive: true })
    },
    tap(element) {
      const block = sleeperOf(element)
      if (block) void begin(block).then(() => isAwake(block) && isMissed(element) && element.click())
    },
    stop() {
      near.disconnect()
      wanted.stop()
      if (letGo) letGo()
      letGo = undefined
      for (const block of begun.values()) void block.then((stop) => stop?.())
      begun.clear()
    },
  }
}

async function wakeNow(island: HTMLElement, host: Host): Promise<Stop | undefined> {
  const { block = '' } = island.dataset
  await afterFrame()
  const load = views[block]
  if (!load) throw new Error(`No chunk is registered for "${block}".`)
  const [view, { wakeIsland }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "wake" */ '@yingzao/renderer/client'),
  ])
  // The page may have gone while the chunks were loading.
  if (!island.isConnected) return undefined
  // If the block's live.ts changed something from here on, React would find a mismatch.
  island.dataset.asleep = 'waking'
  const takeDown = await wakeIsland(island, view, JSON.parse(island.dataset.props || '{}'), host)
  delete island.dataset.asleep
  return takeDown
}

const loadLive = ({ dataset }: HTMLElement) => {
  const load = lives[dataset.block as string]
  return load ? load() : undefined
}

async function liveNow(block: HTMLElement, page: NearPage): Promise<Stop | undefined> {
  if (block.dataset.live === 'far') await fetchLater()
  const { live } = (await loadLive(block)) || {}
  if (!block.isConnected) return undefined
  const stop = live?.(block, page)
  // A block that lives from the start and is also an island stays asleep.
  if (block.dataset.live !== 'start') delete block.dataset.asleep
  return stop
}

/** The host of a block in a preview: when the block fails and disappears, an outline says which it was and why. */
function outlining(host: Host, island: HTMLElement): Host {
  if (!document.documentElement.classList.contains('yz-preview')) return host
  return {
    ...host,
    report(failure) {
      host.report(failure)
      // An error that React has recovered from leaves the block in place.
      if (island.childElementCount > 0) return
      island.classList.add('yz-failed')
      island.textContent = `${failure.name}：${String(failure.error)}`
    },
  }
}

function isAwake({ dataset }: HTMLElement): boolean {
  return dataset.asleep === undefined
}

/**
 * A field handled the tap itself: replaying it would untick a box that the visitor has ticked. So did a submit button:
 * its form is held back until its island is awake (hold-sends.ts).
 */
function isMissed(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('input,select,textarea,label,[type=submit]')
}
