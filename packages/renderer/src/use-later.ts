import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that not every block of its kind needs, as a chunk of its own: it is asked for when the island wakes.
 * Undefined until it is there, and on the server, so what stands in its place must be what it begins with. A chunk
 * that does not come is a rejection nobody handles, which is what the page mends itself by. `load` stays the same
 * function.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    // A component is a function, and state takes functions for steps.
    void load().then((loaded) => setComponent(() => loaded))
  }, [load])
  return component
}
