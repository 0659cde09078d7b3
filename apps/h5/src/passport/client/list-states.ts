import { isLoggedIn, part, show, wordsFor } from './page'

const STATES = ['loading', 'anonymous', 'failed', 'empty'] as const
type ListState = (typeof STATES)[number]

/** Shows one of the things that a page may say instead of its contents, or none of them. */
export function showState(state?: ListState): void {
  for (const one of STATES) show(`[data-${one}]`, one === state)
}

/**
 * Fills a page by calls. Whoever is not logged in, or not any more, is asked to; what did not come is said, and tried
 * again when that is wanted. `fill` throws an Error with words for who reads them.
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

/** Loads now, when it is tried again, and when the browser brings the page back from its memory. */
export function loadWhenWanted(load: () => Promise<void>): void {
  part('[data-retry]').onclick = () => void load()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void load()
  })
  void load()
}
