import type { EditedPage, Target } from '../page/page'
import type { Tree } from '../page/tree'

export type Listener = () => void

/** Listeners, and what each listens to. One that is removed while others are called is no longer called. */
export class Subscriptions {
  readonly #whole = new Set<Listener>()
  readonly #byTarget = new Map<Target, Set<Listener>>()

  /** Listens to every change of the page, the selection or the history. Returns a function that ends it. */
  add(listener: Listener): () => void {
    this.#whole.add(listener)
    return () => {
      this.#whole.delete(listener)
    }
  }

  /** Listens to changes of one block, or of anything inside it; `PAGE` for the page's settings and its top level. */
  addTo(target: Target, listener: Listener): () => void {
    const listeners = this.#byTarget.get(target) ?? new Set()
    this.#byTarget.set(target, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byTarget.get(target) === listeners) this.#byTarget.delete(target)
    }
  }

  /**
   * Calls the listeners whose block is a different object than before. What did not change is shared, so nobody else is
   * called.
   */
  tell(before: Tree, after: Tree): void {
    for (const [target, listeners] of [...this.#byTarget]) {
      if (isChanged(before, after, target)) call(listeners)
    }
    call(this.#whole)
  }
}

function isChanged(before: Tree, after: Tree, target: Target): boolean {
  if (target === null) return !isSameHead(before.page, after.page)
  return before.index.get(target)?.block !== after.index.get(target)?.block
}

/** The page as its own listeners see it: its settings, and the blocks at its top level. */
function isSameHead(
  { page_schema: was, ...before }: EditedPage,
  { page_schema: is, ...after }: EditedPage,
): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof typeof before>
  return (
    [...keys].every((key) => before[key] === after[key]) &&
    was.length === is.length &&
    was.every((block, place) => block.id === is[place]?.id)
  )
}

function call(listeners: ReadonlySet<Listener>): void {
  for (const listener of [...listeners]) if (listeners.has(listener)) listener()
}
