// Runs inline before everything else, in pages of the test environment only: everything after it believes to be in
// the place that the tester has chosen.
import { TEST_PLACE_KEY, USER_AGENTS } from '../client/test-places'

try {
  const userAgent = USER_AGENTS[sessionStorage.getItem(TEST_PLACE_KEY) as keyof typeof USER_AGENTS]
  if (userAgent) Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
} catch {
  // Storage is switched off, so nothing was chosen.
}
