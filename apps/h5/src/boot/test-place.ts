// Runs inline before everything else, only in pages of the test environment: everything after it believes it is in the
// place that the tester has chosen.
import { isMadeUp } from '../client/made-up-token'
import { TEST_PLACE_KEY, USER_AGENTS } from '../client/test-places'

try {
  const userAgent = USER_AGENTS[sessionStorage.getItem(TEST_PLACE_KEY) as keyof typeof USER_AGENTS]
  if (userAgent) Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
} catch {
  // Storage is switched off, so nothing was chosen.
}

// A made-up login exists only on the page: if asked about it, the gateway would end it.
if (isMadeUp(document.cookie)) {
  const send = window.fetch
  window.fetch = async (...request) =>
    /\/jwt\/user$/.test(String(request[0])) ? new Response() : send(...request)
}
