import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that not every block of its kind needs, as a separate chunk: it is requested when the island wakes.
 * Undefined until it is there, and on the server, so what takes its place must be what it begins with. A chunk that
 * fails to load is an unhandled rejection, by which the page repairs itself. `load` must stay the same function.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    // A component is a function, and a state setter treats functions as updaters.
    void load().then((loaded) => setComponent(() => loaded))
  }, [load])
  return component
}
