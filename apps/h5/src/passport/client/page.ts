import { operationRoutes } from '@yingzao/contract/client'
import { createBrowserClient, hasToken } from '@yingzao/host'
import { toast } from '../../client/toast'

/** Returns the first element of the page that matches; it exists, as the server renders every page completely. */
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

/** The client of the gateway, which leaves all messages to the page. */
export const { ask } = createBrowserClient({
  gatewayOrigin: document.body.dataset.gateway ?? '',
  routeOf: (id) => operationRoutes[id],
  toast,
  onTokenLost: () => undefined,
})

/** Returns the message for a call that got no response: the client has worded it. */
export function wordsFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs something once at a time, with its button marked as busy meanwhile. */
export async function whileBusy(button: HTMLButtonElement, run: () => Promise<void>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    await run()
  } finally {
    button.removeAttribute('aria-busy')
  }
}
