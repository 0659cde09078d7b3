// Runs inline before everything else, in pages of the test environment only: everything after it believes to be in
// the place that the tester has chosen.
import { isMadeUp } from '../client/made-up-token'
import { TEST_PLACE_KEY, USER_AGENTS } from '../client/test-places'

try {
  const userAgent = USER_AGENTS[sessionStorage.getItem(TEST_PLACE_KEY) as keyof typeof USER_AGENTS]
  if (userAgent) Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
} catch {
  // Storage is switched off, so nothing was chosen.
}

// A made-up login is one for the page alone: asked about it, the gateway would end it.
if (isMadeUp(document.cookie)) {
  const send = window.fetch
  window.fetch = async (...request) =>
    /\/jwt\/user$/.test(String(request[0])) ? new Response() : send(...request)
}
