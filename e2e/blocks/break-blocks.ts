/** How a block can break on a phone. */
export const WAYS = ['render', 'effect', 'timer', 'promise', 'event'] as const
export type Way = (typeof WAYS)[number]

/** The ids of broken blocks are this and their name; others of the same kind stay sound. */
export const BROKEN = 'broken-'

declare global {
  interface Window {
    yz?: unknown[]
  }
}

type Factory = (module: { exports: unknown }, exports: object, require: unknown) => void
interface React {
  useEffect(effect: () => void, inputs: unknown[]): void
  useState: unknown
}
interface View {
  name: string
  view: (props: { id: string }) => unknown
}

/**
 * Runs in the page before its scripts, and wraps every view as its chunk arrives: the chunks are those that phones
 * load, and no code of the site is aware of it.
 */
export function breakBlocks([way, broken]: readonly [Way, string]): void {
  let react: React | undefined
  const chunks: unknown[] = []
  /** The loader's own `push`, once it is there. */
  let take: ((chunk: unknown) => unknown) | undefined
  window.yz = chunks
  Object.defineProperty(chunks, 'push', {
    get: () => (take ? takeBroken : Array.prototype.push),
    set: (loader) => {
      take = loader
    },
  })

  function takeBroken(chunk: [string[], Record<string, Factory>]): unknown {
    for (const [id, factory] of Object.entries(chunk[1])) chunk[1][id] = watched(factory)
    return take?.(chunk)
  }

  function watched(factory: Factory): Factory {
    return function factoryOf(this: unknown, module, exports, require) {
      factory.call(this, module, exports, require)
      if (isReact(module.exports)) react = module.exports
      for (const value of Object.values(module.exports as object)) if (isView(value)) breakView(value)
    }
  }

  function breakView(view: View): void {
    const { name, view: sound } = view
    view.view = (props) => {
      // Not those that such a block renders inside itself.
      if (props.id !== broken + name) return sound(props)
      const fail = () => {
        throw new Error(`broken on purpose: ${name}`)
      }
      if (way === 'render') fail()
      react?.useEffect(() => {
        if (way === 'effect') fail()
        else if (way === 'timer') setTimeout(fail)
        else if (way === 'promise') void Promise.resolve().then(fail)
        else document.querySelector(`[data-id="${props.id}"]`)?.addEventListener('click', fail)
      }, [])
      return sound(props)
    }
  }

  function isReact(value: unknown): value is React {
    return typeof value === 'object' && value !== null && 'useEffect' in value && 'useState' in value
  }

  function isView(value: unknown): value is View {
    return typeof value === 'object' && value !== null && 'view' in value && 'name' in value
  }
}
