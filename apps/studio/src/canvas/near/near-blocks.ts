import type { Block } from '@yingzao/schema/client'
import { flushSync } from 'react-dom'
import { setFar } from './far'
import { isSeenAfar } from './is-seen-afar'

/** How many blocks are rendered with the page; they fill any screen unless they are very small. */
const AT_ONCE = 24
const STAYS: ReadonlySet<string> = new Set(['fixed', 'sticky'])

/**
 * Limits the browser's work to what is within a screen of the visible part, however long the page is. A block is
 * rendered when it comes near for the first time. One that is further away again is excluded from layout, painting and
 * animations, and keeps the room it took. Otherwise every action on a page of hundreds of blocks would wait for all of
 * them.
 */
export class NearBlocks {
  #begun = 0
  #isOpen = false
  readonly #undrawn = new Map<Element, () => void>()
  readonly #observer = new IntersectionObserver((entries) => this.#take(entries), {
    // The frame's own viewport; without it the margin would end at the frame.
    root: document,
    rootMargin: '100% 0px',
  })

  /** Whether a block that is added to the page is rendered with it. One added while the page is edited always is. */
  beginsDrawn(block: Block): boolean {
    this.#begun += 1
    return this.#isOpen || this.#begun <= AT_ONCE || isSeenAfar(block)
  }

  /** Call once the page has been rendered for the first time. */
  open(): void {
    this.#isOpen = true
  }

  /** Calls `draw` when this place comes near. Returns a function that ends the waiting. */
  wait(place: Element, draw: () => void): () => void {
    this.#undrawn.set(place, draw)
    const end = this.watch(place)
    return () => {
      this.#undrawn.delete(place)
      end()
    }
  }

  /** For the `ref` of a rendered block's outermost element. Returns a function that ends it. */
  readonly watch = (element: Element): (() => void) => {
    this.#observer.observe(element)
    return () => this.#observer.unobserve(element)
  }

  #take(entries: readonly IntersectionObserverEntry[]): void {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const far = entries
      .filter((entry) => !entry.isIntersecting && this.#mayRest(entry))
      .map(({ target }) => target)
    // Only after all were looked at, so that the page is laid out once.
    setFar(near, false)
    setFar(far, true)
    const drawn = near.flatMap((element) => this.#undrawn.get(element) ?? [])
    if (drawn.length === 0) return
    flushSync(() => {
      for (const draw of drawn) draw()
    })
  }

  /** Not what is shown elsewhere than where it is in the document, and not what somebody types in. */
  #mayRest({ target, boundingClientRect: { width, height } }: IntersectionObserverEntry): boolean {
    if (width === 0 || height === 0 || this.#undrawn.has(target)) return false
    if (target.contains(document.activeElement)) return false
    const all = [target, ...target.querySelectorAll('*')]
    return all.every((inner) => !STAYS.has(getComputedStyle(inner).position))
  }
}
