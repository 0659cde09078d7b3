import { operationRoutes } from '@yingzao/contract/client'
import { createBrowserClient, hasToken } from '@yingzao/host'
import { toast } from '../../client/toast'

/** The first element of the page that matches; it is there, as the server draws every page whole. */
export function part<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

/** Shows or hides everything that matches. */
export function show(selector: string, isShown: boolean): void {
  for (const one of document.querySelectorAll<HTMLElement>(selector)) one.hidden = !isShown
}

export const isLoggedIn = () => hasToken(document.cookie)

/** The gateway, which says everything through the page and not by itself. */
export const { ask } = createBrowserClient({
  gatewayOrigin: document.body.dataset.gateway ?? '',
  routeOf: (id) => operationRoutes[id],
  toast,
  onTokenLost: () => undefined,
})

/** What to tell about a call that got no answer: the client has found words for it. */
export function wordsFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs something once at a time, for as long as its button says that it is busy. */
export async function whileBusy(button: HTMLButtonElement, run: () => Promise<void>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    await run()
  } finally {
    button.removeAttribute('aria-busy')
  }
}
