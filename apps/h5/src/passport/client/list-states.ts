import { isLoggedIn, part, show, wordsFor } from './page'

const STATES = ['loading', 'anonymous', 'failed', 'empty'] as const
type ListState = (typeof STATES)[number]

/** Shows one of the states that a page may have instead of its contents, or none of them. */
export function showState(state?: ListState): void {
  for (const one of STATES) show(`[data-${one}]`, one === state)
}

/**
 * Fills a page through calls. A visitor who is not logged in, or no longer, is asked to log in; a failure is shown, and
 * retried on request. `fill` throws an Error with words for the reader.
 */
export async function loadPage(fill: () => Promise<ListState | undefined>): Promise<void> {
  if (!isLoggedIn()) return showState('anonymous')
  showState('loading')
  try {
    showState(await fill())
  } catch (error) {
    if (!isLoggedIn()) return showState('anonymous')
    part('[data-failed] p').textContent = wordsFor(error)
    showState('failed')
  }
}

/** Loads now, when it is retried, and when the browser restores the page from its cache. */
export function loadWhenWanted(load: () => Promise<void>): void {
  part('[data-retry]').onclick = () => void load()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void load()
  })
  void load()
}
