import { onTestFinished, vi } from 'vitest'

/** The originals, as before any test. */
const listens = [window, document].map((target: EventTarget) => ({
  target,
  listen: target.addEventListener.bind(target),
}))

/**
 * Loads a script that runs when it is loaded, as the page that a test has written does. Its listeners on the window and
 * the document end with the test, so that the next one's script is alone. `deaf`: types of events that never reach it.
 */
export async function runScript<Loaded>(
  load: () => Promise<Loaded>,
  deaf: readonly string[] = [],
): Promise<Loaded> {
  endListeningWithTest(deaf)
  vi.resetModules()
  return load()
}

/** Ends, with the test, all listening that starts from here on. */
export function endListeningWithTest(deaf: readonly string[] = []): void {
  const ends = new AbortController()
  const spies = listens.map(({ target, listen }) =>
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      if (deaf.includes(type)) return
      const how = typeof options === 'object' ? options : { capture: options ?? false }
      listen(type, listener, { ...how, signal: ends.signal })
    }),
  )
  onTestFinished(() => {
    ends.abort()
    for (const spy of spies) spy.mockRestore()
  })
}
