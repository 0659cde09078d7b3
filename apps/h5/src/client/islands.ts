import { lives, islands as views } from '@yingzao/blocks/view'
import type { Host, LivePage, NearPage, Stop } from '@yingzao/renderer'
import { afterFrame } from './after-frame'
import { holdSends, holdsPhone, sleeperOf } from './hold-sends'
import { fetchLater } from './later-scripts'
import { savesData } from './line'
import { remembers } from './session'
import { createWanted } from './when-wanted'

/** A block this far below the screen starts to live. */
const NEAR = '200px 0px'

export interface Islands {
  /** Fetches what lives in a page that is about to come, wherever it stands, so that it is right when it is first seen. */
  prepare(page: ParentNode): Promise<unknown>
  /** Starts to watch over the blocks of a page that has just come. */
  start(within: ParentNode): void
  /** A tap on a block that is asleep: it wakes, then gets the tap it missed. */
  tap(element: HTMLElement): void
  /** Takes every block down, before their page goes. */
  stop(): void
}

/**
 * Lets blocks live that need no React when they come near the screen, and wakes the islands that somebody turns to, each
 * from its own chunk. `onFail` hears of a chunk that did not come; where the reload that mends a page would lose a phone
 * number, the form is left to be sent without React.
 */
export function createIslands(host: Host, boot: LivePage, onFail: (error: unknown) => void): Islands {
  // The host's clock, which asks for the time where nobody has told it.
  const page: NearPage = { ...host, ...boot, now: host.now }
  const begun = new Map<HTMLElement, Promise<Stop | undefined>>()

  /** Wakes an island, or lets a block live, once. */
  function begin(block: HTMLElement): Promise<unknown> {
    let started = begun.get(block)
    if (!started) {
      started = startBlock(block).catch((error) => {
        // It stands as the server drew it: readable, and still ticking where the boot ticks it.
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
        // Inline scripts run in the page that was loaded, and not in those that come after it.
        else if (block.dataset.live === 'soon' || within !== document)
          void (block.dataset.island === undefined ? begin(block) : liveNow(block, page))
      }
      // What is wrong with a form its island says, in words of its own, or the gateway's pages do.
      for (const form of within.querySelectorAll<HTMLFormElement>('[data-island] form'))
        form.noValidate = true
      const islands = within.querySelectorAll<HTMLElement>('[data-island]')
      // Whoever comes back finds again what was typed.
      const isKnown = within !== document || remembers()
      for (const island of islands) if (isKnown || island.dataset.island === 'near') near.observe(island)
      wanted.watch(islands)
      // Whoever begins to scroll comes to all of it soon.
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
  // The page may have gone while the chunks came.
  if (!island.isConnected) return undefined
  // What the block's live.ts changes from here on, React would not find as it was told.
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
  // What lives from the start and is an island too sleeps on.
  if (block.dataset.live !== 'start') delete block.dataset.asleep
  return stop
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

function isAwake({ dataset }: HTMLElement): boolean {
  return dataset.asleep === undefined
}

/**
 * A field took the tap by itself: playing it again would untick a box that the visitor has ticked. So did a form's
 * button: what it sends is held until its island is awake (hold-sends.ts).
 */
function isMissed(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('input,select,textarea,label,[type=submit]')
}
